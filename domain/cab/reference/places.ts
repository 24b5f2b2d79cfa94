/** Where cabs drive: Indian airports and towns. Rows are the project's own; coordinates are of the terminal or the centre. */
import type { CabPlace } from '../trip/trip.ts';

/** Code or name, what it is called besides, degrees north and east; `!` where roads climb. */
const airports = `
DEL|Delhi airport|New Delhi, Indira Gandhi, IGI|28.556|77.100
BOM|Mumbai airport|Bombay, Chhatrapati Shivaji|19.090|72.866
BLR|Bengaluru airport|Bangalore, Kempegowda|13.199|77.706
MAA|Chennai airport|Madras|12.994|80.171
HYD|Hyderabad airport|Rajiv Gandhi, Shamshabad|17.240|78.429
CCU|Kolkata airport|Calcutta, Netaji Subhas|22.655|88.447
COK|Kochi airport|Cochin, Nedumbassery|10.152|76.402
TRV|Thiruvananthapuram airport|Trivandrum|8.482|76.920
CCJ|Kozhikode airport|Calicut, Karipur|11.137|75.955
AMD|Ahmedabad airport|Sardar Patel|23.077|72.635
PNQ|Pune airport|Lohegaon|18.582|73.920
GOI|Goa airport, Dabolim|Vasco|15.381|73.831
GOX|Goa airport, Mopa|Manohar|15.744|73.861
JAI|Jaipur airport||26.824|75.812
UDR|Udaipur airport|Maharana Pratap|24.618|73.896
JDH|Jodhpur airport||26.251|73.049
LKO|Lucknow airport|Chaudhary Charan Singh|26.761|80.889
VNS|Varanasi airport|Babatpur, Benares|25.452|82.859
ATQ|Amritsar airport|Sri Guru Ram Dass Jee|31.710|74.797
IXC|Chandigarh airport|Mohali|30.673|76.788
DED|Dehradun airport|Jolly Grant|30.190|78.180
IXB|Bagdogra airport|Siliguri|26.681|88.329
GAU|Guwahati airport|Borjhar|26.106|91.586
BBI|Bhubaneswar airport|Biju Patnaik|20.244|85.818
PAT|Patna airport||25.591|85.088
IDR|Indore airport|Devi Ahilyabai|22.722|75.801
NAG|Nagpur airport||21.092|79.047
VTZ|Visakhapatnam airport|Vizag|17.721|83.224
CJB|Coimbatore airport|Peelamedu|11.030|77.043
IXM|Madurai airport||9.834|78.093
SXR|Srinagar airport||33.987|74.774
`;
const towns = `
Delhi|New Delhi, Connaught Place, Nizamuddin, Anand Vihar|28.632|77.219
Gurugram|Gurgaon|28.459|77.027
Noida||28.570|77.326
Agra|Taj Mahal|27.177|78.008
Mathura|Vrindavan|27.492|77.674
Jaipur||26.912|75.787
Ajmer|Pushkar|26.450|74.640
Udaipur||24.585|73.713
Jodhpur||26.238|73.024
Chandigarh||30.734|76.779
Shimla|!|31.105|77.173
Manali|!|32.240|77.189
Amritsar|Golden Temple|31.634|74.872
Haridwar||29.946|78.164
Rishikesh||30.087|78.268
Dehradun||30.317|78.032
Mussoorie|!|30.454|78.066
Nainital|!|29.380|79.463
Lucknow||26.847|80.946
Ayodhya||26.799|82.204
Varanasi|Benares, Kashi|25.318|82.974
Prayagraj|Allahabad|25.436|81.846
Patna||25.594|85.138
Bodh Gaya|Gaya|24.696|84.991
Kolkata|Calcutta, Howrah, Sealdah|22.573|88.364
Siliguri||26.727|88.395
Darjeeling|!|27.041|88.266
Gangtok|!|27.331|88.614
Guwahati||26.144|91.736
Shillong|!|25.579|91.893
Bhubaneswar||20.296|85.825
Puri||19.814|85.831
Visakhapatnam|Vizag|17.687|83.219
Vijayawada||16.506|80.648
Tirupati|Tirumala|13.629|79.419
Hyderabad|Secunderabad|17.385|78.487
Chennai|Madras, Egmore, Tambaram|13.083|80.271
Puducherry|Pondicherry|11.941|79.808
Mahabalipuram|Mamallapuram|12.627|80.193
Madurai||9.925|78.120
Kodaikanal|!|10.238|77.489
Rameswaram||9.288|79.313
Kanyakumari|Cape Comorin|8.088|77.539
Coimbatore||11.017|76.956
Ooty|Udhagamandalam, !|11.413|76.695
Bengaluru|Bangalore, Yesvantpur, Visvesvaraya|12.972|77.595
Mysuru|Mysore|12.296|76.639
Madikeri|Coorg, !|12.424|75.738
Mangaluru|Mangalore|12.914|74.856
Hampi|Hospet|15.335|76.460
Kochi|Cochin, Ernakulam|9.931|76.267
Munnar|!|10.089|77.060
Alappuzha|Alleppey|9.498|76.339
Thekkady|Kumily, !|9.603|77.161
Thiruvananthapuram|Trivandrum|8.524|76.937
Kovalam||8.400|76.979
Wayanad|Kalpetta, !|11.610|76.083
Kozhikode|Calicut|11.259|75.780
Panaji|Goa|15.491|73.828
Calangute|Goa beaches|15.544|73.755
Mumbai|Bombay, Dadar, Bandra, Borivali, Lokmanya Tilak|19.076|72.878
Navi Mumbai|Vashi|19.033|73.030
Lonavala|Khandala|18.755|73.409
Pune||18.520|73.857
Mahabaleshwar|!|17.924|73.658
Nashik|Nasik|19.998|73.790
Shirdi||19.766|74.477
Aurangabad|Chhatrapati Sambhajinagar, Ajanta|19.876|75.343
Nagpur||21.146|79.088
Ahmedabad||23.023|72.571
Vadodara|Baroda|22.307|73.181
Kevadia|Ekta Nagar, Statue of Unity|21.838|73.719
Surat||21.170|72.831
Indore||22.720|75.858
Ujjain||23.177|75.789
Bhopal||23.260|77.413
Khajuraho||24.832|79.920
Srinagar||34.084|74.797
Gulmarg|!|34.048|74.380
Pahalgam|!|34.016|75.318
`;

/** All of India has one clock. */
const zone = 'Asia/Kolkata';

const listed = (rows: string): readonly (readonly string[])[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

export const cabPlaces: readonly CabPlace[] = [
  ...listed(airports).map(
    ([code = '', name = '', also = '', latitude, longitude]): CabPlace => ({
      placeId: code,
      name,
      airport: code,
      otherNames: otherNamesIn(also),
      hills: false,
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone,
    }),
  ),
  ...listed(towns).map(
    ([name = '', also = '', latitude, longitude]): CabPlace => ({
      placeId: name.toLowerCase().replaceAll(' ', '-'),
      name,
      otherNames: otherNamesIn(also),
      hills: also.includes('!'),
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone,
    }),
  ),
];

function otherNamesIn(also: string): readonly string[] {
  return also
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '!');
}

const byId = new Map(cabPlaces.map((place) => [place.placeId, place]));

export function cabPlaceOf(placeId: string): CabPlace | undefined {
  return byId.get(placeId);
}

/**
 * Places one of whose names has a word that begins so, or whose code it is: those that begin with it first. None for less than two letters.
 *
 * @example cabPlacesBy('bombay', 2).map(({ placeId }) => placeId) // => ['BOM', 'mumbai']
 */
export function cabPlacesBy(text: string, most: number): readonly CabPlace[] {
  const sought = text.trim().toLowerCase();
  if (sought.length < 2) return [];
  const rank = ({ name, airport = '', otherNames }: CabPlace): number => {
    const names = [airport, name, ...otherNames].map((each) => each.toLowerCase());
    if (names.some((each) => each === sought)) return 0;
    if (names.some((each) => each.startsWith(sought))) return 1;
    return names.some((each) => each.includes(` ${sought}`)) ? 2 : 3;
  };
  return cabPlaces
    .map((place) => ({ place, at: rank(place) }))
    .filter(({ at }) => at < 3)
    .toSorted((one, other) => one.at - other.at)
    .map(({ place }) => place)
    .slice(0, most);
}

/**
 * The town that a railway station is in, by the words of its name; undefined where no cabs drive, or the name says no town.
 *
 * @example cabTownOf('KSR Bengaluru')?.placeId // => 'bengaluru'
 * @example cabTownOf('Ernakulam Jn')?.placeId // => 'kochi'
 */
export function cabTownOf(stationName: string): CabPlace | undefined {
  const within = ` ${stationName.toLowerCase()} `;
  return cabPlaces.find(
    ({ airport, name, otherNames }) =>
      airport === undefined && [name, ...otherNames].some((each) => within.includes(` ${each.toLowerCase()} `)),
  );
}
