/**
 * Where GeoNames is wrong about a city, or names it as no traveller would: the correction, with its reason.
 * `build-cities.mjs` applies these rows last.
 */

/** @type {readonly { id: string, reason: string, name?: string, population?: number, drop?: true, keep?: true, region?: string }[]} */
export const overrides = [
  { id: '12165956', population: 52_507, reason: 'Kallakurichi: the source gives its district; census of 2011' },
  { id: '1261162', name: 'Nabarangpur', population: 36_945, reason: 'the source gives its district; census of 2011' },
  { id: '1254361', population: 473_637, reason: 'Tirunelveli: the source gives its district; census of 2011' },
  { id: '1270926', drop: true, reason: 'a Gorakhpur in Haryana with the people of the one in Uttar Pradesh' },
  { id: '12501153', drop: true, reason: 'Kanayannur is a district of Kochi, no town' },
  { id: '6619347', keep: true, population: 1_120_547, reason: 'Navi Mumbai is a city of its own; census of 2011' },
  { id: '1278994', name: 'Prayagraj', reason: 'renamed in 2018' },
  { id: '1275817', name: 'Bhubaneswar', reason: 'as the city spells itself' },
  { id: '1270396', name: 'Howrah', reason: 'as the city spells itself' },
  { id: '1262321', name: 'Mysuru', reason: 'renamed in 2014' },
  { id: '1269920', name: 'Hubballi', reason: 'renamed in 2014' },
  { id: '1273874', name: 'Kochi', reason: 'renamed in 1996' },
  { id: '1270642', name: 'Gurugram', population: 876_969, reason: 'renamed in 2016; census of 2011' },
  { id: '1263780', name: 'Mangaluru', reason: 'renamed in 2014' },
];

/** What people also look for a city under, by GeoNames id: former and English names that four alternates might miss. */
export const alsoNamed = {
  1275339: 'Bombay BOM',
  1275004: 'Calcutta CCU',
  1264527: 'Madras MAA',
  1277333: 'Bangalore BLR',
  1273294: 'Dilli DEL',
  1269843: 'HYD',
  1259229: 'Poona PNQ',
  1278994: 'Allahabad',
  1262321: 'Mysore',
  1269920: 'Hubli',
  1253405: 'Benares Kashi VNS',
  1253573: 'Baroda BDQ',
  1254163: 'Trivandrum TRV',
  1254388: 'Trichy TRZ',
  1253102: 'Vizag VTZ',
  1270642: 'Gurgaon',
  1263780: 'Mangalore IXE',
  1273874: 'Cochin Ernakulam COK',
  1270396: 'Haora',
  1816670: 'Peking PEK',
  1850147: 'Tokio HND NRT',
  292223: 'DXB Dubayy',
  1566083: 'Saigon SGN',
  1298824: 'Rangoon RGN',
  745044: 'Constantinople IST',
  524901: 'Moskva SVO',
  2950159: 'BER',
  2988507: 'CDG Parigi',
  2643743: 'Londres Londra LHR',
  5128581: 'NYC JFK',
  1880252: 'SIN',
  1609350: 'BKK Krung Thep',
};

/** States and provinces by country and GeoNames code, where people tell cities apart by them. */
export const regions = {
  IN: {
    '01': 'Andaman and Nicobar Islands',
    '02': 'Andhra Pradesh',
    '03': 'Assam',
    '05': 'Chandigarh',
    '07': 'Delhi',
    '09': 'Gujarat',
    10: 'Haryana',
    11: 'Himachal Pradesh',
    12: 'Jammu and Kashmir',
    13: 'Kerala',
    14: 'Lakshadweep',
    16: 'Maharashtra',
    17: 'Manipur',
    18: 'Meghalaya',
    19: 'Karnataka',
    20: 'Nagaland',
    21: 'Odisha',
    22: 'Puducherry',
    23: 'Punjab',
    24: 'Rajasthan',
    25: 'Tamil Nadu',
    26: 'Tripura',
    28: 'West Bengal',
    29: 'Sikkim',
    30: 'Arunachal Pradesh',
    31: 'Mizoram',
    33: 'Goa',
    34: 'Bihar',
    35: 'Madhya Pradesh',
    36: 'Uttar Pradesh',
    37: 'Chhattisgarh',
    38: 'Jharkhand',
    39: 'Uttarakhand',
    40: 'Telangana',
    41: 'Ladakh',
    52: 'Dadra and Nagar Haveli and Daman and Diu',
  },
  AE: {
    '01': 'Abu Dhabi',
    '02': 'Ajman',
    '03': 'Dubai',
    '04': 'Fujairah',
    '05': 'Ras Al Khaimah',
    '06': 'Sharjah',
    '07': 'Umm Al Quwain',
  },
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
  AU: {
    '01': 'Australian Capital Territory',
    '02': 'New South Wales',
    '03': 'Northern Territory',
    '04': 'Queensland',
    '05': 'South Australia',
    '06': 'Tasmania',
    '07': 'Victoria',
    '08': 'Western Australia',
  },
  CA: {
    '01': 'Alberta',
    '02': 'British Columbia',
    '03': 'Manitoba',
    '04': 'New Brunswick',
    '05': 'Newfoundland and Labrador',
    '07': 'Nova Scotia',
    '08': 'Ontario',
    '09': 'Prince Edward Island',
    10: 'Quebec',
    11: 'Saskatchewan',
    12: 'Yukon',
    13: 'Northwest Territories',
    14: 'Nunavut',
  },
  US: Object.fromEntries(
    (
      'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,' +
      'GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,' +
      'MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,' +
      'NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,' +
      'RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
      'WV West Virginia,WI Wisconsin,WY Wyoming'
    )
      .split(',')
      .map((row) => [row.slice(0, 2), row.slice(3)]),
  ),
};
