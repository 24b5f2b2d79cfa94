/**
 * Ports that cruise ships call at: rows of the project's own, 120, with their UN/LOCODE. Coordinates are of the port or its town, to a
 * hundredth of a degree.
 */
import type { CruisePort, CruiseRegion } from '../sailing/sailing.ts';

/** Code, name, IANA zone, degrees north and east; the country is the first two letters of the code. */
const rows: Readonly<Record<CruiseRegion, string>> = {
  india: `
INBOM|Mumbai|Asia/Kolkata|18.95|72.85
INMRM|Goa, Mormugao|Asia/Kolkata|15.41|73.80
INCOK|Kochi|Asia/Kolkata|9.96|76.27
INNML|Mangaluru|Asia/Kolkata|12.93|74.82
INMAA|Chennai|Asia/Kolkata|13.10|80.30
INVTZ|Visakhapatnam|Asia/Kolkata|17.69|83.29
INPNY|Puducherry|Asia/Kolkata|11.92|79.83
INCCU|Kolkata|Asia/Kolkata|22.55|88.32
INIXZ|Port Blair|Asia/Kolkata|11.67|92.73
INAGX|Agatti, Lakshadweep|Asia/Kolkata|10.85|72.19
INKVT|Kavaratti, Lakshadweep|Asia/Kolkata|10.57|72.64
INPBD|Porbandar|Asia/Kolkata|21.64|69.60
INDIU|Diu|Asia/Kolkata|20.71|70.98
LKCMB|Colombo|Asia/Colombo|6.95|79.85
LKHBA|Hambantota|Asia/Colombo|6.12|81.11
LKTRR|Trincomalee|Asia/Colombo|8.56|81.23
MVMLE|Malé|Indian/Maldives|4.18|73.51`,
  asia: `
SGSIN|Singapore|Asia/Singapore|1.26|103.82
MYPKG|Port Klang|Asia/Kuala_Lumpur|3.00|101.39
MYPEN|Penang|Asia/Kuala_Lumpur|5.42|100.34
MYLGK|Langkawi|Asia/Kuala_Lumpur|6.31|99.85
MYMKZ|Malacca|Asia/Kuala_Lumpur|2.19|102.25
MYBKI|Kota Kinabalu|Asia/Kuching|5.98|116.07
THHKT|Phuket|Asia/Bangkok|7.83|98.41
THLCH|Laem Chabang, Bangkok|Asia/Bangkok|13.08|100.88
THUSM|Ko Samui|Asia/Bangkok|9.54|99.94
VNPHU|Phu My, Ho Chi Minh City|Asia/Ho_Chi_Minh|10.58|107.03
VNNHA|Nha Trang|Asia/Ho_Chi_Minh|12.21|109.21
VNDAD|Da Nang|Asia/Ho_Chi_Minh|16.12|108.22
VNHLG|Ha Long Bay|Asia/Ho_Chi_Minh|20.95|107.07
HKHKG|Hong Kong|Asia/Hong_Kong|22.31|114.21
TWKEL|Keelung, Taipei|Asia/Taipei|25.13|121.74
CNSHA|Shanghai|Asia/Shanghai|31.40|121.50
KRPUS|Busan|Asia/Seoul|35.12|129.06
JPYOK|Yokohama|Asia/Tokyo|35.45|139.65
JPUKB|Kobe|Asia/Tokyo|34.68|135.20
JPNGS|Nagasaki|Asia/Tokyo|32.74|129.87
JPOKA|Naha, Okinawa|Asia/Tokyo|26.22|127.67
IDBOA|Benoa, Bali|Asia/Makassar|-8.75|115.21
PHMNL|Manila|Asia/Manila|14.58|120.97
PHBOR|Boracay|Asia/Manila|11.96|121.93`,
  gulf: `
AEDXB|Dubai|Asia/Dubai|25.27|55.28
AEAUH|Abu Dhabi|Asia/Dubai|24.53|54.38
AESIB|Sir Bani Yas|Asia/Dubai|24.33|52.60
QADOH|Doha|Asia/Qatar|25.30|51.55
BHKBS|Bahrain|Asia/Bahrain|26.20|50.61
OMMCT|Muscat|Asia/Muscat|23.62|58.57
OMKHS|Khasab|Asia/Muscat|26.20|56.25
OMSLL|Salalah|Asia/Muscat|16.94|54.01
SAJED|Jeddah|Asia/Riyadh|21.48|39.17
JOAQJ|Aqaba|Asia/Amman|29.52|35.00
EGSSH|Sharm el-Sheikh|Africa/Cairo|27.85|34.29`,
  mediterranean: `
ESBCN|Barcelona|Europe/Madrid|41.35|2.17
ESPMI|Palma de Mallorca|Europe/Madrid|39.55|2.63
ESVLC|Valencia|Europe/Madrid|39.45|-0.32
ESAGP|Málaga|Europe/Madrid|36.71|-4.42
FRMRS|Marseille|Europe/Paris|43.33|5.34
FRCEQ|Cannes|Europe/Paris|43.55|7.01
FRAJA|Ajaccio|Europe/Paris|41.92|8.74
ITGOA|Genoa|Europe/Rome|44.41|8.92
ITSVN|Savona|Europe/Rome|44.31|8.48
ITCVV|Civitavecchia, Rome|Europe/Rome|42.09|11.79
ITNAP|Naples|Europe/Rome|40.84|14.26
ITPMO|Palermo|Europe/Rome|38.13|13.37
ITVCE|Venice, Marghera|Europe/Rome|45.45|12.24
ITBRI|Bari|Europe/Rome|41.14|16.86
MTMLA|Valletta|Europe/Malta|35.89|14.51
HRDBV|Dubrovnik|Europe/Zagreb|42.66|18.08
HRSPU|Split|Europe/Zagreb|43.50|16.44
MEKOT|Kotor|Europe/Podgorica|42.43|18.77
GRCFU|Corfu|Europe/Athens|39.63|19.91
GRPIR|Piraeus, Athens|Europe/Athens|37.94|23.63
GRJTR|Santorini|Europe/Athens|36.42|25.43
GRJMK|Mykonos|Europe/Athens|37.45|25.32
GRRHO|Rhodes|Europe/Athens|36.45|28.23
TRKUS|Kuşadası|Europe/Istanbul|37.86|27.26
TRIST|Istanbul|Europe/Istanbul|41.02|28.98
CYLMS|Limassol|Asia/Nicosia|34.65|33.02`,
  europe: `
GBSOU|Southampton|Europe/London|50.90|-1.40
GBLEI|Leith, Edinburgh|Europe/London|55.99|-3.17
IEDUB|Dublin|Europe/Dublin|53.35|-6.21
NLAMS|Amsterdam|Europe/Amsterdam|52.38|4.92
BEZEE|Zeebrugge, Bruges|Europe/Brussels|51.33|3.20
DEHAM|Hamburg|Europe/Berlin|53.54|9.97
DEKEL|Kiel|Europe/Berlin|54.32|10.14
DKCPH|Copenhagen|Europe/Copenhagen|55.70|12.60
NOOSL|Oslo|Europe/Oslo|59.90|10.74
NOBGO|Bergen|Europe/Oslo|60.40|5.31
NOGNR|Geiranger|Europe/Oslo|62.10|7.21
NOAES|Ålesund|Europe/Oslo|62.47|6.15
SESTO|Stockholm|Europe/Stockholm|59.32|18.10
FIHEL|Helsinki|Europe/Helsinki|60.15|24.92
EETLL|Tallinn|Europe/Tallinn|59.45|24.77
ISREY|Reykjavík|Atlantic/Reykjavik|64.15|-21.87
PTLIS|Lisbon|Europe/Lisbon|38.71|-9.12
PTFNC|Funchal, Madeira|Atlantic/Madeira|32.64|-16.91`,
  caribbean: `
USMIA|Miami|America/New_York|25.78|-80.17
USPEF|Fort Lauderdale|America/New_York|26.09|-80.12
USPCV|Port Canaveral|America/New_York|28.41|-80.61
BSNAS|Nassau|America/Nassau|25.08|-77.34
MXCZM|Cozumel|America/Cancun|20.48|-86.97
JMFMH|Falmouth, Jamaica|America/Jamaica|18.49|-77.66
KYGCM|George Town, Cayman|America/Cayman|19.30|-81.38
PRSJU|San Juan|America/Puerto_Rico|18.46|-66.11
VISTT|Charlotte Amalie, St Thomas|America/St_Thomas|18.33|-64.92
SXPHI|Philipsburg, St Maarten|America/Lower_Princes|18.02|-63.05
BBBGI|Bridgetown, Barbados|America/Barbados|13.11|-59.63
AWORJ|Oranjestad, Aruba|America/Aruba|12.52|-70.04`,
  alaska: `
USSEA|Seattle|America/Los_Angeles|47.61|-122.35
CAVAN|Vancouver|America/Vancouver|49.29|-123.11
CAVIC|Victoria, Canada|America/Vancouver|48.41|-123.39
USKTN|Ketchikan|America/Sitka|55.34|-131.65
USJNU|Juneau|America/Juneau|58.30|-134.41
USSGY|Skagway|America/Juneau|59.45|-135.32
USSIT|Sitka|America/Sitka|57.05|-135.34`,
  oceania: `
AUSYD|Sydney|Australia/Sydney|-33.86|151.21
AUBNE|Brisbane|Australia/Brisbane|-27.37|153.17
NZAKL|Auckland|Pacific/Auckland|-36.84|174.77
NCNOU|Nouméa|Pacific/Noumea|-22.28|166.44
FJSUV|Suva|Pacific/Fiji|-18.13|178.42`,
};

export const cruisePorts: readonly CruisePort[] = Object.entries(rows).flatMap(([region, text]) =>
  text
    .trim()
    .split('\n')
    .map((line): CruisePort => {
      const [code = '', name = '', zone = '', latitude, longitude] = line.split('|');
      return {
        code,
        name,
        country: code.slice(0, 2),
        zone,
        // A key of the table above.
        region: region as CruiseRegion,
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    }),
);

const byCode = new Map(cruisePorts.map((port) => [port.code, port]));

export function cruisePortOf(code: string): CruisePort | undefined {
  return byCode.get(code);
}
