/** Packages in India. */
import type { CatalogueRow } from './catalogue-row.ts';

const zone = 'Asia/Kolkata';
const country = 'IN';

export const indiaRows: readonly CatalogueRow[] = [
  {
    packageId: 'kerala-hills-backwaters',
    name: 'Kerala, hills and backwaters',
    country,
    zone,
    themes: ['hills', 'backwaters'],
    stops: ['1273874|Kochi|1', '1262463|Munnar|2', '1278985|Alappuzha|1', '1265896|Kovalam|1'],
    gateway: ['COK', 'TRV'],
    days: `
Arrival in Kochi | Fort Kochi on foot, the fishing nets at sunset. | | Kathakali evening:650?
To Munnar through the spice hills | Four hours by road, two waterfalls on the way. | B | Spice garden:250
Tea and the national park | A tea works in the morning, Eravikulam in the afternoon. | BD | Tea museum:200; Eravikulam park:400
Down to the backwaters | By road to Alappuzha, a boat before sunset. | B | Backwater boat, three hours:1400
Along the coast to Kovalam | Lighthouse beach; the afternoon is free. | B | Ayurvedic massage:1800?
Home from Thiruvananthapuram | By car to the airport. | B |`,
  },
  {
    packageId: 'rajasthan-forts-lakes',
    name: 'Rajasthan, forts and lakes',
    country,
    zone,
    themes: ['heritage', 'city'],
    stops: ['1269515|Jaipur|2', '1268865|Jodhpur|1', '1253986|Udaipur|2'],
    gateway: ['JAI', 'UDR'],
    days: `
Arrival in Jaipur | Bazaars of the old town in the evening. | | Chokhi village dinner:1300?
Amber and the Pink City | Amber by jeep, the observatory and the palace. | B | Amber fort:550; City palace:700
To Jodhpur | Five hours by road. Mehrangarh above the blue town. | B | Mehrangarh:600
Ranakpur on the way to Udaipur | The marble temple, then down to the lakes. | BL | Ranakpur temple:200
Udaipur by boat | City palace in the morning, Lake Pichola at sunset. | B | City palace:400; Lake Pichola boat:800
Home from Udaipur | By car to the airport. | B |`,
  },
  {
    packageId: 'goa-beaches',
    name: 'Goa, beaches and old churches',
    country,
    zone,
    themes: ['beach', 'heritage'],
    stops: ['1273858|Calangute|3'],
    gateway: ['GOI', 'GOI'],
    days: `
Arrival in Goa | By car to the beach. | |
Old Goa and Panaji | Churches in the morning, the Latin quarter in the afternoon. | B | Spice farm with lunch:900?
A day on the water | Free until the boat in the afternoon. | B | Dolphin boat:1100?; Mandovi evening cruise:600?
Home | By car to the airport. | B |`,
  },
  {
    packageId: 'himachal-shimla-manali',
    name: 'Himachal, Shimla and Manali',
    country,
    zone,
    themes: ['hills', 'snow'],
    stops: ['1256237|Shimla|2', '1263968|Manali|3'],
    gateway: ['IXC', 'IXC'],
    days: `
Chandigarh to Shimla | Four hours up by road; the Mall in the evening. | D |
Kufri and the ridge | Kufri in the morning, the viceroy’s lodge in the afternoon. | BD | Viceregal lodge:200
Over to Manali | Eight hours along the Beas. | BD | Rafting at Kullu:900?
Solang valley | Cable car and, with snow, a sledge. | BD | Solang cable car:800
Old Manali | Hadimba temple, hot springs, cafés. | BD | Atal tunnel and Sissu:1500?
Down to Chandigarh | Eight hours to the airport. | B |`,
  },
  {
    packageId: 'kashmir-group',
    name: 'Kashmir in a group, from Delhi',
    country,
    zone,
    themes: ['hills', 'snow'],
    stops: ['1255634|Srinagar|4'],
    gateway: ['SXR', 'SXR'],
    days: `
Delhi to Srinagar | A shikara on Dal lake before sunset. | D | Shikara ride:700
Gulmarg | First phase of the cable car, meadows or snow. | BD | Gulmarg cable car:950
Pahalgam | The Lidder valley, a walk in Aru. | BD |
Gardens of Srinagar | Nishat, Shalimar, the old town. | BD | Mughal gardens:100
Home to Delhi | By coach to the airport. | B |`,
    group: {
      weekdays: [6],
      seats: 24,
      origin: 'DEL',
      rupees: {
        single: 56_900,
        twin: 38_900,
        triple: 36_400,
        'child-bed': 33_500,
        'child-no-bed': 26_900,
        infant: 4500,
      },
    },
  },
  {
    packageId: 'golden-triangle-group',
    name: 'Golden Triangle in a group',
    country,
    zone,
    themes: ['heritage', 'city'],
    stops: ['1273294|Delhi|1', '1279259|Agra|1', '1269515|Jaipur|1'],
    gateway: ['DEL', 'JAI'],
    days: `
Delhi, old and new | Meet at the hotel at 10:00. Red Fort from outside, Humayun’s tomb, India Gate. | D | Humayun’s tomb:150
To Agra | Three hours by road. The Taj Mahal in the late afternoon. | BD | Taj Mahal:250; Agra fort:150
By Fatehpur Sikri to Jaipur | The deserted city, then six hours in all by road. | BD | Fatehpur Sikri:150
Amber and goodbye | Amber in the morning; the tour ends in Jaipur at 15:00. | B | Amber fort:550`,
    group: {
      weekdays: [2, 7],
      seats: 30,
      rupees: { single: 27_500, twin: 18_900, triple: 17_600, 'child-bed': 15_900, 'child-no-bed': 11_500, infant: 0 },
    },
  },
];
