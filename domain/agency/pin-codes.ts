/**
 * Which city and state an Indian PIN code belongs to, as far as its first digits say: the sorting district of India Post
 * (three digits), and its circle (two) where the district is not listed. A suggestion for a form, never a rule: districts do
 * not follow the borders of towns everywhere.
 */

export interface PinPlace {
  /** Absent where the digits name no city. */
  readonly city?: string;
  /** English name, as in `gst-states.ts`. */
  readonly state: string;
}

/** States by the first two digits; by three where a state has part of a circle. Later, longer entries win. */
const states = `
11 Delhi|12 Haryana|13 Haryana|14 Punjab|15 Punjab|160 Chandigarh|17 Himachal Pradesh|18 Jammu and Kashmir|19 Jammu and Kashmir
194 Ladakh|20 Uttar Pradesh|21 Uttar Pradesh|22 Uttar Pradesh|23 Uttar Pradesh|24 Uttar Pradesh|246 Uttarakhand|248 Uttarakhand
249 Uttarakhand|25 Uttar Pradesh|26 Uttar Pradesh|263 Uttarakhand|27 Uttar Pradesh|28 Uttar Pradesh|30 Rajasthan|31 Rajasthan
32 Rajasthan|33 Rajasthan|34 Rajasthan|36 Gujarat|37 Gujarat|38 Gujarat|39 Gujarat|40 Maharashtra|403 Goa|41 Maharashtra
42 Maharashtra|43 Maharashtra|44 Maharashtra|45 Madhya Pradesh|46 Madhya Pradesh|47 Madhya Pradesh|48 Madhya Pradesh
49 Chhattisgarh|50 Telangana|51 Andhra Pradesh|52 Andhra Pradesh|53 Andhra Pradesh|56 Karnataka|57 Karnataka|58 Karnataka
59 Karnataka|60 Tamil Nadu|605 Puducherry|61 Tamil Nadu|62 Tamil Nadu|63 Tamil Nadu|64 Tamil Nadu|67 Kerala|68 Kerala|69 Kerala
70 West Bengal|71 West Bengal|72 West Bengal|73 West Bengal|737 Sikkim|74 West Bengal|744 Andaman and Nicobar Islands|75 Odisha
76 Odisha|77 Odisha|78 Assam|790 Arunachal Pradesh|791 Arunachal Pradesh|792 Arunachal Pradesh|793 Meghalaya|794 Meghalaya
795 Manipur|796 Mizoram|797 Nagaland|798 Nagaland|799 Tripura|80 Bihar|81 Bihar|814 Jharkhand|815 Jharkhand|816 Jharkhand|82 Jharkhand
821 Bihar|823 Bihar|824 Bihar|83 Jharkhand|84 Bihar|85 Bihar`;

const cities = `
110 New Delhi|121 Faridabad|122 Gurugram|124 Rohtak|125 Hisar|126 Jind|127 Bhiwani|131 Sonipat|132 Karnal|133 Ambala|134 Panchkula
135 Yamunanagar|136 Kurukshetra|140 Mohali|141 Ludhiana|142 Moga|143 Amritsar|144 Jalandhar|145 Pathankot|146 Hoshiarpur|147 Patiala
148 Sangrur|151 Bathinda|152 Firozpur|160 Chandigarh|171 Shimla|173 Solan|174 Bilaspur|175 Mandi|176 Kangra|177 Hamirpur|180 Jammu
182 Udhampur|184 Kathua|190 Srinagar|192 Anantnag|193 Baramulla|194 Leh|201 Ghaziabad|202 Aligarh|203 Bulandshahr|204 Hathras
205 Mainpuri|206 Etawah|207 Etah|208 Kanpur|210 Banda|211 Prayagraj|212 Fatehpur|221 Varanasi|222 Jaunpur|224 Ayodhya|225 Barabanki
226 Lucknow|228 Sultanpur|229 Raebareli|230 Pratapgarh|231 Mirzapur|233 Ghazipur|241 Hardoi|242 Shahjahanpur|243 Bareilly
244 Moradabad|247 Saharanpur|248 Dehradun|249 Haridwar|250 Meerut|251 Muzaffarnagar|261 Sitapur|263 Nainital|271 Gonda|272 Basti
273 Gorakhpur|274 Deoria|276 Azamgarh|277 Ballia|281 Mathura|282 Agra|284 Jhansi|285 Jalaun|301 Alwar|302 Jaipur|303 Jaipur|304 Tonk
305 Ajmer|306 Pali|307 Sirohi|311 Bhilwara|312 Chittorgarh|313 Udaipur|314 Dungarpur|321 Bharatpur|323 Bundi|324 Kota|326 Jhalawar
327 Banswara|328 Dholpur|331 Churu|332 Sikar|333 Jhunjhunu|334 Bikaner|335 Sri Ganganagar|341 Nagaur|342 Jodhpur|343 Jalore
344 Barmer|345 Jaisalmer|360 Rajkot|361 Jamnagar|362 Junagadh|363 Surendranagar|364 Bhavnagar|365 Amreli|370 Bhuj|380 Ahmedabad
382 Gandhinagar|384 Mehsana|385 Palanpur|387 Nadiad|388 Anand|389 Godhra|390 Vadodara|391 Vadodara|392 Bharuch|394 Surat|395 Surat
396 Valsad|400 Mumbai|401 Thane|402 Raigad|403 Panaji|411 Pune|412 Pune|413 Solapur|414 Ahmednagar|415 Satara|416 Kolhapur|421 Thane
422 Nashik|424 Dhule|425 Jalgaon|431 Aurangabad|440 Nagpur|442 Wardha|443 Buldhana|444 Amravati|445 Yavatmal|450 Khandwa
451 Khargone|452 Indore|453 Indore|454 Dhar|455 Dewas|456 Ujjain|457 Ratlam|458 Mandsaur|460 Betul|462 Bhopal|464 Vidisha|466 Sehore
470 Sagar|471 Chhatarpur|473 Guna|474 Gwalior|476 Morena|477 Bhind|480 Chhindwara|481 Balaghat|482 Jabalpur|483 Katni|484 Shahdol
485 Satna|486 Rewa|487 Narsinghpur|488 Panna|490 Bhilai|492 Raipur|494 Jagdalpur|495 Bilaspur|496 Raigarh|500 Hyderabad
502 Sangareddy|503 Nizamabad|504 Adilabad|505 Karimnagar|506 Warangal|507 Khammam|508 Nalgonda|509 Mahabubnagar|515 Anantapur
516 Kadapa|517 Tirupati|518 Kurnool|520 Vijayawada|522 Guntur|523 Ongole|524 Nellore|530 Visakhapatnam|532 Srikakulam|533 Kakinada
534 Eluru|535 Vizianagaram|560 Bengaluru|563 Kolar|570 Mysuru|571 Mandya|572 Tumakuru|573 Hassan|574 Mangaluru|575 Mangaluru
576 Udupi|577 Shivamogga|580 Hubballi|582 Gadag|583 Ballari|584 Raichur|585 Kalaburagi|586 Vijayapura|587 Bagalkot|590 Belagavi
591 Belagavi|600 Chennai|601 Tiruvallur|603 Chengalpattu|604 Viluppuram|605 Puducherry|606 Tiruvannamalai|607 Cuddalore
608 Chidambaram|610 Thiruvarur|611 Nagapattinam|612 Kumbakonam|613 Thanjavur|620 Tiruchirappalli|622 Pudukkottai|623 Ramanathapuram
624 Dindigul|625 Madurai|626 Virudhunagar|627 Tirunelveli|628 Thoothukudi|629 Nagercoil|630 Karaikudi|631 Kanchipuram|632 Vellore
635 Krishnagiri|636 Salem|637 Namakkal|638 Erode|639 Karur|641 Coimbatore|642 Pollachi|643 Udhagamandalam|670 Kannur|671 Kasaragod
673 Kozhikode|676 Malappuram|678 Palakkad|679 Palakkad|680 Thrissur|682 Kochi|683 Aluva|685 Idukki|686 Kottayam|688 Alappuzha
689 Pathanamthitta|690 Kollam|691 Kollam|695 Thiruvananthapuram|700 Kolkata|711 Howrah|712 Hooghly|713 Durgapur|721 Midnapore
722 Bankura|723 Purulia|731 Suri|732 Malda|734 Siliguri|735 Jalpaiguri|736 Cooch Behar|737 Gangtok|741 Krishnanagar|742 Berhampore
744 Port Blair|751 Bhubaneswar|752 Puri|753 Cuttack|754 Cuttack|755 Jajpur|756 Balasore|757 Baripada|758 Keonjhar|759 Dhenkanal
760 Berhampur|762 Phulbani|764 Koraput|765 Rayagada|766 Bhawanipatna|767 Balangir|768 Sambalpur|769 Rourkela|770 Sundargarh
781 Guwahati|782 Nagaon|784 Tezpur|785 Jorhat|786 Dibrugarh|787 North Lakhimpur|788 Silchar|791 Itanagar|793 Shillong|794 Tura
795 Imphal|796 Aizawl|797 Kohima|799 Agartala|800 Patna|802 Arrah|803 Nalanda|804 Jehanabad|805 Nawada|811 Munger|812 Bhagalpur
814 Deoghar|815 Giridih|816 Sahibganj|821 Sasaram|822 Daltonganj|823 Gaya|825 Hazaribagh|826 Dhanbad|827 Bokaro|829 Ramgarh
831 Jamshedpur|833 Chaibasa|834 Ranchi|835 Ranchi|841 Chhapra|842 Muzaffarpur|844 Hajipur|845 Motihari|846 Darbhanga|847 Madhubani
848 Samastipur|851 Begusarai|852 Saharsa|853 Katihar|854 Purnia|855 Kishanganj`;

/** Places that belong to another state than the codes around them, by the digits that name them. */
const exceptions: readonly (readonly [prefix: string, place: PinPlace])[] = [
  ['2467', { city: 'Bijnor', state: 'Uttar Pradesh' }],
  ['247667', { city: 'Roorkee', state: 'Uttarakhand' }],
  ['3962', { state: 'Dadra and Nagar Haveli and Daman and Diu' }],
  ['362520', { city: 'Diu', state: 'Dadra and Nagar Haveli and Daman and Diu' }],
  ['533464', { city: 'Yanam', state: 'Puducherry' }],
  ['6096', { city: 'Karaikal', state: 'Puducherry' }],
  ['67331', { city: 'Mahe', state: 'Puducherry' }],
  ['68255', { city: 'Kavaratti', state: 'Lakshadweep' }],
  ['2013', { city: 'Noida', state: 'Uttar Pradesh' }],
  ['4007', { city: 'Navi Mumbai', state: 'Maharashtra' }],
];

function tableOf(text: string): ReadonlyMap<string, string> {
  const entries = text.trim().split(/[|\n]/);
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]));
}

const stateBy = tableOf(states);
const cityBy = tableOf(cities);

/**
 * The place of a PIN code; undefined where it has not six digits, or belongs to no circle (those of 9 are the army's).
 *
 * @example placeOfPin('682016') // => { city: 'Kochi', state: 'Kerala' }
 * @example placeOfPin('744101') // => { city: 'Port Blair', state: 'Andaman and Nicobar Islands' }
 * @example placeOfPin('900001') // => undefined
 */
export function placeOfPin(pin: string): PinPlace | undefined {
  if (!/^[1-8][0-9]{5}$/.test(pin)) return undefined;
  const exception = exceptions.find(([prefix]) => pin.startsWith(prefix));
  if (exception !== undefined) return exception[1];
  const state = stateBy.get(pin.slice(0, 3)) ?? stateBy.get(pin.slice(0, 2));
  const city = cityBy.get(pin.slice(0, 3));
  if (state === undefined) return undefined;
  return { ...(city !== undefined && { city }), state };
}
