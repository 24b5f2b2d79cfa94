/** Packages abroad. */
import type { CatalogueRow } from './catalogue-row.ts';

export const abroadRows: readonly CatalogueRow[] = [
  {
    packageId: 'sri-lanka-hills-coast',
    name: 'Sri Lanka, hills and coast',
    country: 'LK',
    zone: 'Asia/Colombo',
    themes: ['hills', 'beach', 'heritage'],
    stops: [
      '1233369|Negombo|1',
      '1248749|Dambulla|1',
      '1241622|Kandy|1',
      '1232783|Nuwara Eliya|1',
      '1249978|Bentota|1',
    ],
    gateway: ['CMB', 'CMB'],
    days: `
Arrival, on to Negombo | By car to the lagoon. | D | Lagoon boat:1200?
Sigiriya rock and the caves | A climb of about two hours, then the cave temple. | BD | Sigiriya rock:2700; Dambulla caves:800
To Kandy | Temple of the Tooth and an evening of dances. | B | Temple of the Tooth:600; Kandyan dances:900?
Through the tea hills | By road, or by the hill train where seats are left. | BD | Hill train, reserved seat:1350?; Tea works:400
Down to the coast | Five hours by road; the beach of Bentota. | BD | Madu river boat:1500?
Galle fort, flight home | The fort on foot, then by car to the airport. | B | Galle fort walk:500`,
  },
  {
    packageId: 'bali-beach-ubud',
    name: 'Bali, beach and Ubud',
    country: 'ID',
    zone: 'Asia/Makassar',
    themes: ['beach', 'hills'],
    stops: ['1639002|Kuta|2', '1622846|Ubud|2'],
    gateway: ['DPS', 'DPS'],
    days: `
Arrival in Bali | By car to Kuta. | |
Uluwatu at sunset | Beach until the afternoon, then the temple on the cliff. | B | Kecak dance at Uluwatu:1100
Rice terraces to Ubud | Tegalalang, a coffee farm, Ubud’s market. | B | Tegalalang swing:900?
Volcano and springs | Kintamani with lunch, the holy springs. | BL | Kintamani and Tirta Empul:1000
Home | By car to the airport. | B |`,
  },
  {
    packageId: 'dubai-abu-dhabi',
    name: 'Dubai and Abu Dhabi',
    country: 'AE',
    zone: 'Asia/Dubai',
    themes: ['city'],
    stops: ['292223|Dubai|3', '292968|Abu Dhabi|1'],
    gateway: ['DXB', 'AUH'],
    days: `
Arrival in Dubai | By car to the hotel; the fountains in the evening. | | Dhow dinner at the marina:3200?
Old and new Dubai | Creek and souks, the Palm, the tower. | B | Tower, 124th floor:4200
The desert | A free morning, dunes and dinner from 15:00. | BD | Desert safari:3400
To Abu Dhabi | The grand mosque, the corniche. | B | Ferrari World:6900?
Home from Abu Dhabi | By car to the airport. | B |`,
    exclusions: ['The Tourism Dirham, paid at the hotels'],
  },
  {
    packageId: 'vietnam-north-centre',
    name: 'Vietnam, Hanoi to Hoi An',
    country: 'VN',
    zone: 'Asia/Ho_Chi_Minh',
    themes: ['city', 'heritage', 'beach'],
    stops: ['1581130|Hanoi|3', '1583992|Da Nang|1', '1580541|Hoi An|2'],
    gateway: ['HAN', 'DAD'],
    days: `
Arrival in Hanoi | By car to the old quarter. | |
Hanoi on foot | Temple of literature, the lake, street food. | B | Water puppets:500?
Ha Long bay | By road and boat, lunch on board. | BL | Ha Long day boat:3100
South to Da Nang | By the morning’s train or plane, arranged by the operator. | B | Hanoi to Da Nang:4800
Golden bridge to Hoi An | Ba Na hills by cable car, then the lanterns. | BL | Ba Na hills:3300
Hoi An by bicycle | Villages and the beach. | B | Cooking class:1600?
Home from Da Nang | By car to the airport. | B |`,
  },
  {
    packageId: 'nepal-kathmandu-pokhara',
    name: 'Nepal, Kathmandu and Pokhara',
    country: 'NP',
    zone: 'Asia/Kathmandu',
    themes: ['hills', 'heritage'],
    stops: ['1283240|Kathmandu|2', '1282898|Pokhara|2'],
    gateway: ['KTM', 'KTM'],
    days: `
Arrival in Kathmandu | By car to Thamel. | |
Temples of the valley | Pashupatinath, Boudhanath, Patan. | B | Patan durbar square:700
To Pokhara | Seven hours along the Trisuli. | B | Rafting on the Trisuli:1900?
Sunrise over Annapurna | Sarangkot before dawn, a boat on Phewa lake. | BD | Phewa lake boat:500; Paragliding:7200?
Back, and home | To Kathmandu airport by an early start. | B |`,
  },
  {
    packageId: 'thailand-group',
    name: 'Thailand in a group, from Mumbai',
    country: 'TH',
    zone: 'Asia/Bangkok',
    themes: ['beach', 'city'],
    stops: ['1614295|Pattaya|2', '1609350|Bangkok|2'],
    gateway: ['BKK', 'BKK'],
    days: `
Mumbai to Pattaya | By coach from Bangkok airport to the coast. | D |
Coral island | By speed boat, Indian lunch. | BLD | Coral island:900
To Bangkok | A show park on the way, the river in the evening. | BD | Chao Phraya dinner boat:1700
Bangkok | Temples in the morning, markets in the afternoon. | BL | Grand palace:1300
Home to Mumbai | By coach to the airport. | B |`,
    group: {
      weekdays: [5],
      seats: 28,
      origin: 'BOM',
      rupees: {
        single: 74_900,
        twin: 54_900,
        triple: 52_500,
        'child-bed': 48_900,
        'child-no-bed': 41_500,
        infant: 9500,
      },
    },
  },
  {
    packageId: 'switzerland-paris-group',
    name: 'Switzerland and Paris in a group, from Delhi',
    country: 'CH',
    zone: 'Europe/Zurich',
    themes: ['hills', 'snow', 'city'],
    stops: ['2659811|Lucerne|3', '2988507|Paris|3|FR'],
    gateway: ['ZRH', 'CDG'],
    days: `
Delhi to Zurich, on to Lucerne | By coach along the lake. | D |
Mount Titlis | Three cable cars, the glacier. | BLD | Titlis cable cars:8900
Lucerne and Interlaken | Lion monument, Interlaken, Lauterbrunnen. | BD | Trümmelbach falls:1200
By train to Paris | High-speed train, then the Seine. | BD | Seine boat:1600
Paris | Eiffel tower second floor, Champs-Élysées. | BD | Eiffel tower:2700
Disneyland or the Louvre | As the group decides. | BD | One day ticket:8200
Home to Delhi | By coach to the airport. | B |`,
    group: {
      weekdays: [3],
      seats: 36,
      origin: 'DEL',
      rupees: {
        single: 268_000,
        twin: 214_000,
        triple: 204_000,
        'child-bed': 189_000,
        'child-no-bed': 152_000,
        infant: 28_000,
      },
    },
  },
];
