/**
 * Where buses are boarded and left in cities: stands and crossings that operators use, written by hand, in the order in which a
 * bus that leaves a city passes them. Cities that have none here have stands of the usual names.
 */

/** A stand and what is near it. */
export interface Stand {
  readonly name: string;
  readonly landmark: string;
}

/** City, then stands as name=landmark. */
const rows = `
bengaluru|Kempegowda Bus Station=Majestic, opposite the railway station|Kalasipalyam=New bus stand|Anand Rao Circle=KPTCL gate|Madiwala=Ayyappa temple|Silk Board=Under the flyover|Electronic City=Toll plaza|Yeshwanthpur=Metro station|Hebbal=Esteem Mall
hyderabad|Mahatma Gandhi Bus Station=Imlibun, platform 30|Lakdikapul=Opposite the metro station|Ameerpet=Mytrivanam|Kukatpally=JNTU metro pillar 140|Gachibowli=ORR circle|Miyapur=Allwyn crossroads|LB Nagar=Ring road
chennai|Koyambedu CMBT=Omni bus platform|Kilambakkam KCBT=Gate 3|Guindy=Kathipara junction|Tambaram=Railway station west|Perungalathur=GST Road|Ashok Nagar=Pillar
mumbai|Borivali East=National Park gate|Dadar East=Swaminarayan temple|Sion=Circle|Chembur=Maitri Park|Vashi=Plaza|Kalamboli=McDonald’s
pune|Swargate=State transport stand|Shivajinagar=Sancheti Hospital|Pune Station=Opposite the railway station|Wakad=Hinjawadi flyover|Nigdi=Bhakti Shakti circle|Kharadi=Bypass
delhi|Kashmere Gate ISBT=Counter 12|Anand Vihar ISBT=Gate 2|Sarai Kale Khan ISBT=Nizamuddin side|Majnu Ka Tilla=Tibetan market|RK Ashram=Metro gate 1|Karol Bagh=Pusa Road|Dhaula Kuan=Bus stop for Gurugram
kolkata|Esplanade=Dharmatala stand|Babughat=Strand Road|Howrah=Station stand|Karunamoyee=Salt Lake|Airport Gate 1=Jessore Road
ahmedabad|Geeta Mandir=Central stand|Paldi=Char Rasta|CTM=Crossroads|Iskcon=Cross Road, SG Highway|Ranip=Under bridge
surat|Central Bus Stand=Railway station|Adajan=Gam|Kamrej=Toll plaza|Udhna Darwaja=Ring Road
vadodara|Central Bus Stand=Railway station|Amit Nagar=Circle|Golden Chokdi=NH 48
jaipur|Sindhi Camp=Platform 3|Narayan Singh Circle=Tonk Road|Durgapura=Railway station|Transport Nagar=Agra Road|Chomu Pulia=Sikar Road
kochi|Vyttila Mobility Hub=Bay 7|Ernakulam South=Railway station|Edappally=Lulu Mall|Aluva=Bypass junction|Kalamassery=Premier junction
thiruvananthapuram|Thampanoor=Central stand|East Fort=Gandhi Park|Kazhakoottam=Technopark front gate|Ulloor=Junction
coimbatore|Gandhipuram=Omni stand|Singanallur=Bus stand|Hopes College=Avinashi Road|Ukkadam=Bus stand
madurai|Mattuthavani=Integrated stand|Arapalayam=Bus stand|Kalavasal=Bypass
tiruchirappalli|Central Bus Stand=Cantonment|Chatram=Bus stand|Palpannai=Bypass
vijayawada|Pandit Nehru Bus Station=Platform 46|Benz Circle=Fortune Murali Park|Gannavaram=Airport gate|Ramavarappadu=Ring
visakhapatnam|Dwaraka Bus Station=Asilmetta|Gajuwaka=New junction|Maddilapalem=NAD side|NAD Kotha Road=Flyover
tirupati|Srihari Bus Stand=Central|Leela Mahal=Circle|Karakambadi=Road junction
mysuru|City Suburban Stand=BN Road|Hinkal=Ring Road junction|Columbia Asia=Junction
mangaluru|State Bank=City stand|Pumpwell=Circle|Jyothi=Circle
hubballi|Gokul Road=New stand|Hosur Cross=Old stand|Gabbur=Bypass
panaji|Kadamba Stand=Patto|Merces=Junction|Porvorim=Mall de Goa
mapusa|Mapusa Bus Stand=Near the market|Karaswada=Circle
nagpur|Ganeshpeth=State stand|Ravi Nagar=Square|Wardhaman Nagar=Prajapati Square|Chhatrapati Square=Metro station
nashik|CBS=Old stand|Dwarka=Circle|Mumbai Naka=Flyover
indore|Sarwate=Bus stand|Teen Imli=Square|Vijay Nagar=Square|Rau=Circle
bhopal|Nadra=Bus stand|ISBT=Habibganj|Lalghati=Square
lucknow|Alambagh=Terminal|Kaiserbagh=Depot|Polytechnic=Crossing|Transport Nagar=Metro station
kanpur|Jhakarkati=Bus stand|Fazalganj=Crossing|Rama Devi=Crossing
agra|ISBT=Transport Nagar|Idgah=Bus stand|Water Works=Crossing
varanasi|Cantt=Opposite the railway station|Chaukaghat=Depot|Mohan Sarai=Bypass
patna|ISBT Pahari=Patliputra terminal|Mithapur=Old stand|Gandhi Maidan=South side
ranchi|Khadgarha=Bus stand|Booty More=Ring Road|ITI=Bus stand
bhubaneswar|Baramunda=ISBT|Vani Vihar=Square|Rasulgarh=Flyover
guwahati|ISBT Betkuchi=Platform 4|Paltan Bazaar=Railway station|Khanapara=Veterinary ground
siliguri|Tenzing Norgay Terminus=Hill Cart Road|Junction=Railway station|Bagdogra=Airport road
chandigarh|Sector 43 ISBT=Platform 9|Sector 17=Bus stand|Zirakpur=Flyover
amritsar|Shaheed Madan Lal Dhingra ISBT=GT Road|Hall Gate=City side|Golden Gate=Bypass
shimla|Tutikandi ISBT=Crossing|Old Bus Stand=Cart Road
manali|Private Volvo Stand=Near Potato Ground|Mall Road=Bus stand|Rangri=Volvo parking
dehradun|ISBT=Majra|Clement Town=Chowk|Rispana=Bridge
haridwar|Haridwar Bus Station=Opposite the railway station|Rishikul=Chowk
raipur|Bhatagaon=ISBT|Pandri=Old stand|Tatibandh=Chowk
jammu|General Bus Stand=BC Road|Narwal=Bypass|Railway Station=Trikuta Nagar
katra|Katra Bus Stand=Main chowk|Banganga=Road
shirdi|Shirdi Bus Stand=Near the temple|Hotel Road=Nagar–Manmad highway
puducherry|New Bus Stand=Maraimalai Adigal Salai|Indira Gandhi Square=ECR
udaipur|Udiapole=State stand|Pratap Nagar=Circle|Balicha=Bypass
jodhpur|Paota=Circle|Bombay Motors=Circle|Kalpataru=Pal Road
`;

const written: ReadonlyMap<string, readonly Stand[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [city = '', ...stands] = row.split('|');
      return [
        city,
        stands.map((each) => {
          const [name = '', landmark = ''] = each.split('=');
          return { name, landmark };
        }),
      ];
    }),
);

const usual: readonly Stand[] = [
  { name: 'Central Bus Stand', landmark: 'Main gate' },
  { name: 'Railway Station', landmark: 'Opposite the main entrance' },
  { name: 'Clock Tower', landmark: 'Main road' },
  { name: 'Medical College', landmark: 'Outpatients’ gate' },
  { name: 'Bypass', landmark: 'Under the flyover' },
];

/** The stands of a city, at least two. */
export function standsOf(cityId: string): readonly Stand[] {
  return written.get(cityId) ?? usual;
}
