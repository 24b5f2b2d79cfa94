/**
 * The cities between which buses are sold: where they are, how large their traffic is, by which other names they are asked for.
 * Coordinates from GeoNames (geonames.org, CC BY 4.0, state of March 2023), rounded to a hundredth of a degree; sizes follow its
 * populations and, for places of pilgrimage and holidays, hand.
 */
import type { BusCity } from '../search/city.ts';

/** A city as roads and traffic know it. */
export interface KnownCity extends BusCity {
  readonly latitude: number;
  readonly longitude: number;
  /** Of its traffic: 1 a town, 5 a metropolis. */
  readonly size: number;
  /** In hills, where roads wind. */
  readonly hills: boolean;
}

/** Name, state, latitude, longitude, size (h: in hills), other names. */
const rows = `
Anantapur|Andhra Pradesh|14.68|77.61|2
Eluru|Andhra Pradesh|16.71|81.10|2
Guntur|Andhra Pradesh|16.30|80.46|3
Kadapa|Andhra Pradesh|14.48|78.82|1|Cuddapah
Kakinada|Andhra Pradesh|16.96|82.24|2
Kurnool|Andhra Pradesh|15.83|78.04|3
Nellore|Andhra Pradesh|14.45|79.99|2
Ongole|Andhra Pradesh|15.50|80.04|2
Proddatur|Andhra Pradesh|14.75|78.55|2
Rajahmundry|Andhra Pradesh|17.01|81.78|2|Rajamahendravaram
Srikakulam|Andhra Pradesh|18.30|83.90|1
Tirupati|Andhra Pradesh|13.64|79.42|4
Vijayawada|Andhra Pradesh|16.51|80.65|4
Visakhapatnam|Andhra Pradesh|17.68|83.20|4|Vizag
Vizianagaram|Andhra Pradesh|18.12|83.41|2
Dibrugarh|Assam|27.48|94.91|1
Guwahati|Assam|26.18|91.75|3|Gauhati
Jorhat|Assam|26.76|94.20|1
Silchar|Assam|24.83|92.80|2h
Tezpur|Assam|26.63|92.80|1
Bhagalpur|Bihar|25.24|86.97|2
Darbhanga|Bihar|26.15|85.90|2
Gaya|Bihar|24.80|85.00|2
Muzaffarpur|Bihar|26.12|85.39|2
Patna|Bihar|25.59|85.14|4
Purnia|Bihar|25.78|87.47|2
Chandigarh|Chandigarh|30.74|76.79|4
Bilaspur|Chhattisgarh|22.08|82.16|2
Durg|Chhattisgarh|21.19|81.28|2
Jagdalpur|Chhattisgarh|19.08|82.02|1
Raipur|Chhattisgarh|21.23|81.63|3
Delhi|Delhi|28.65|77.23|5|New Delhi
Mapusa|Goa|15.59|73.81|3
Margao|Goa|15.28|73.96|3|Madgaon
Panaji|Goa|15.50|73.83|4|Panjim, Goa
Ahmedabad|Gujarat|23.03|72.59|5
Anand|Gujarat|22.55|72.96|1
Bharuch|Gujarat|21.69|72.98|2
Bhavnagar|Gujarat|21.76|72.15|3
Bhuj|Gujarat|23.25|69.67|1
Gandhidham|Gujarat|23.08|70.13|2
Jamnagar|Gujarat|22.47|70.07|3
Junagadh|Gujarat|21.52|70.46|2
Mehsana|Gujarat|23.60|72.40|2
Porbandar|Gujarat|21.64|69.61|1
Rajkot|Gujarat|22.29|70.79|4
Surat|Gujarat|21.20|72.83|5
Vadodara|Gujarat|22.30|73.21|4|Baroda
Ambala|Haryana|30.36|76.80|1
Faridabad|Haryana|28.41|77.31|4
Gurugram|Haryana|28.46|77.03|3|Gurgaon
Hisar|Haryana|29.15|75.72|2
Karnal|Haryana|29.69|76.98|2
Panipat|Haryana|29.39|76.97|2
Rohtak|Haryana|28.89|76.59|2
Dharamshala|Himachal Pradesh|32.22|76.32|2h|Dharamsala
Kullu|Himachal Pradesh|31.96|77.11|1h
Manali|Himachal Pradesh|32.26|77.17|3h
Mandi|Himachal Pradesh|31.71|76.93|1h
Shimla|Himachal Pradesh|31.10|77.17|3h|Simla
Jammu|Jammu and Kashmir|32.74|74.86|3h
Katra|Jammu and Kashmir|32.99|74.93|3h|Vaishno Devi
Srinagar|Jammu and Kashmir|34.09|74.81|3h
Bokaro|Jharkhand|23.67|86.15|3
Dhanbad|Jharkhand|23.80|86.43|3
Jamshedpur|Jharkhand|22.80|86.19|4|Tatanagar
Ranchi|Jharkhand|23.34|85.31|3
Ballari|Karnataka|15.14|76.92|2|Bellary
Belagavi|Karnataka|15.85|74.50|2|Belgaum
Bengaluru|Karnataka|12.97|77.59|5|Bangalore
Bidar|Karnataka|17.91|77.52|2
Chikkamagaluru|Karnataka|13.32|75.77|1h|Chikmagalur
Davanagere|Karnataka|14.47|75.93|2|Davangere
Hassan|Karnataka|13.01|76.10|1
Hospet|Karnataka|15.27|76.39|2|Hosapete, Hampi
Hubballi|Karnataka|15.35|75.13|3|Hubli
Kalaburagi|Karnataka|17.34|76.84|3|Gulbarga
Mangaluru|Karnataka|12.92|74.86|3|Mangalore
Mysuru|Karnataka|12.30|76.64|3|Mysore
Raichur|Karnataka|16.21|77.36|2
Shivamogga|Karnataka|13.93|75.57|2|Shimoga
Tumakuru|Karnataka|13.34|77.10|2|Tumkur
Udupi|Karnataka|13.33|74.75|2|Manipal
Vijayapura|Karnataka|16.82|75.72|2|Bijapur
Alappuzha|Kerala|9.49|76.33|2|Alleppey
Kannur|Kerala|11.87|75.36|1|Cannanore
Kasaragod|Kerala|12.50|74.99|1
Kochi|Kerala|9.94|76.26|4|Cochin, Ernakulam
Kollam|Kerala|8.88|76.58|2|Quilon
Kottayam|Kerala|9.59|76.52|1
Kozhikode|Kerala|11.25|75.78|3|Calicut
Malappuram|Kerala|11.04|76.08|1
Palakkad|Kerala|10.77|76.65|1|Palghat
Thiruvananthapuram|Kerala|8.49|76.95|4|Trivandrum
Thrissur|Kerala|10.52|76.22|2|Trichur
Bhopal|Madhya Pradesh|23.25|77.40|4
Gwalior|Madhya Pradesh|26.23|78.17|3
Indore|Madhya Pradesh|22.72|75.83|4
Jabalpur|Madhya Pradesh|23.17|79.95|3
Khandwa|Madhya Pradesh|21.82|76.35|2
Ratlam|Madhya Pradesh|23.33|75.04|2
Rewa|Madhya Pradesh|24.53|81.29|2
Sagar|Madhya Pradesh|23.84|78.74|2|Saugor
Ujjain|Madhya Pradesh|23.18|75.78|3
Ahmednagar|Maharashtra|19.09|74.74|2|Ahilyanagar
Akola|Maharashtra|20.71|77.00|2
Amravati|Maharashtra|20.93|77.75|3
Aurangabad|Maharashtra|19.88|75.34|3|Chhatrapati Sambhajinagar
Chandrapur|Maharashtra|19.95|79.30|2
Dhule|Maharashtra|20.90|74.78|2
Jalgaon|Maharashtra|21.00|75.57|2
Kolhapur|Maharashtra|16.70|74.23|3
Latur|Maharashtra|18.40|76.57|2
Mumbai|Maharashtra|19.07|72.88|5|Bombay
Nagpur|Maharashtra|21.15|79.08|4
Nanded|Maharashtra|19.16|77.31|3
Nashik|Maharashtra|20.00|73.79|4|Nasik
Pune|Maharashtra|18.52|73.86|4
Ratnagiri|Maharashtra|16.99|73.31|1
Sangli|Maharashtra|16.85|74.56|3
Satara|Maharashtra|17.69|73.99|1
Shirdi|Maharashtra|19.77|74.48|3
Solapur|Maharashtra|17.67|75.91|3
Shillong|Meghalaya|25.57|91.88|2h
Berhampur|Odisha|19.31|84.79|2|Brahmapur
Bhubaneswar|Odisha|20.27|85.83|3|Bhubaneshwar
Cuttack|Odisha|20.46|85.88|3
Puri|Odisha|19.80|85.82|2
Rourkela|Odisha|22.22|84.86|3
Sambalpur|Odisha|21.47|83.98|2
Puducherry|Puducherry|11.93|79.83|4|Pondicherry
Amritsar|Punjab|31.62|74.88|3
Bathinda|Punjab|30.21|74.94|2
Jalandhar|Punjab|31.33|75.58|3
Ludhiana|Punjab|30.91|75.85|4
Pathankot|Punjab|32.27|75.65|2h
Patiala|Punjab|30.34|76.39|2
Ajmer|Rajasthan|26.45|74.64|3
Alwar|Rajasthan|27.56|76.63|2
Bhilwara|Rajasthan|25.35|74.64|2
Bikaner|Rajasthan|28.02|73.31|3
Jaipur|Rajasthan|26.92|75.79|4
Jaisalmer|Rajasthan|26.92|70.90|1
Jodhpur|Rajasthan|26.27|73.01|3
Kota|Rajasthan|25.18|75.84|3
Mount Abu|Rajasthan|24.59|72.72|2h
Sikar|Rajasthan|27.61|75.14|2
Udaipur|Rajasthan|24.59|73.71|2
Gangtok|Sikkim|27.33|88.61|1h
Chennai|Tamil Nadu|13.09|80.28|5|Madras
Coimbatore|Tamil Nadu|11.01|76.97|4|Kovai
Dindigul|Tamil Nadu|10.37|77.98|2
Erode|Tamil Nadu|11.34|77.73|3
Hosur|Tamil Nadu|12.74|77.83|2
Karur|Tamil Nadu|10.96|78.08|2
Kumbakonam|Tamil Nadu|10.96|79.39|2
Madurai|Tamil Nadu|9.92|78.12|4
Nagercoil|Tamil Nadu|8.18|77.43|2
Pollachi|Tamil Nadu|10.66|77.01|1
Rameswaram|Tamil Nadu|9.29|79.31|1
Salem|Tamil Nadu|11.65|78.16|3
Thanjavur|Tamil Nadu|10.79|79.14|2|Tanjore
Thoothukudi|Tamil Nadu|8.77|78.13|2|Tuticorin
Tiruchirappalli|Tamil Nadu|10.82|78.70|3|Trichy
Tirunelveli|Tamil Nadu|8.73|77.68|4|Nellai
Vellore|Tamil Nadu|12.92|79.13|3
Adilabad|Telangana|19.67|78.54|1
Hyderabad|Telangana|17.38|78.46|5
Karimnagar|Telangana|18.44|79.13|2
Khammam|Telangana|17.25|80.14|2
Mahbubnagar|Telangana|16.74|77.99|1
Nalgonda|Telangana|17.05|79.27|1
Nizamabad|Telangana|18.67|78.10|2
Warangal|Telangana|18.00|79.58|3
Agartala|Tripura|23.84|91.28|2h
Agra|Uttar Pradesh|27.18|78.02|4
Aligarh|Uttar Pradesh|27.88|78.07|3
Ayodhya|Uttar Pradesh|26.80|82.20|2|Faizabad
Bareilly|Uttar Pradesh|28.37|79.43|3
Ghaziabad|Uttar Pradesh|28.67|77.44|3|Anand Vihar
Gorakhpur|Uttar Pradesh|26.77|83.37|3
Jhansi|Uttar Pradesh|25.46|78.58|2
Kanpur|Uttar Pradesh|26.47|80.35|4
Lucknow|Uttar Pradesh|26.84|80.92|4
Mathura|Uttar Pradesh|27.50|77.67|2
Meerut|Uttar Pradesh|28.98|77.71|4
Moradabad|Uttar Pradesh|28.84|78.78|3
Prayagraj|Uttar Pradesh|25.44|81.84|3|Allahabad
Saharanpur|Uttar Pradesh|29.97|77.55|3
Varanasi|Uttar Pradesh|25.32|83.01|3|Banaras, Kashi
Dehradun|Uttarakhand|30.32|78.03|4h
Haldwani|Uttarakhand|29.22|79.53|1
Haridwar|Uttarakhand|29.95|78.16|3
Nainital|Uttarakhand|29.40|79.45|1h
Rishikesh|Uttarakhand|30.11|78.29|3h
Asansol|West Bengal|23.68|86.98|3
Digha|West Bengal|21.63|87.52|2
Durgapur|West Bengal|23.52|87.31|3
Haldia|West Bengal|22.06|88.11|2
Kolkata|West Bengal|22.56|88.36|5|Calcutta
Malda|West Bengal|25.00|88.15|2|English Bazar
Siliguri|West Bengal|26.71|88.43|4
`;

export const busCities: readonly KnownCity[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', state = '', latitude, longitude, size = '', others = ''] = row.split('|');
    return {
      cityId: cityIdOf(name),
      name,
      state,
      otherNames: others === '' ? [] : others.split(', '),
      latitude: Number(latitude),
      longitude: Number(longitude),
      size: Number(size.slice(0, 1)),
      hills: size.endsWith('h'),
    };
  });

/** @example cityIdOf('Mount Abu') // => 'mount-abu' */
export function cityIdOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
