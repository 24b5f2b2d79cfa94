/** Domestic traffic of some of the biggest other markets, coarser than India's: cities, carriers and their bases. */
import type { Market } from './network-terms.ts';

export const markets: readonly Market[] = [
  {
    country: 'US',
    cities:
      'ATL:60 DFW:55 DEN:55 ORD:58 LAX:62 JFK:40 LGA:36 EWR:36 LAS:42 MCO:42 MIA:36 CLT:34 SEA:40 PHX:38 SFO:42 BOS:36 IAH:34 MSP:28 DTW:26 ' +
      'PHL:24 FLL:26 DCA:28 IAD:18 SLC:26 SAN:24 TPA:22 BNA:22 AUS:22 BWI:18 MDW:14 HNL:14 PDX:18 STL:14 RDU:16 SMF:12 SJC:12 MSY:14 SNA:10 ' +
      'PIT:10 CLE:10 CMH:10 IND:10 SAT:12 MCI:10 OAK:8 JAX:8 RSW:10 ABQ:5 ANC:5',
    metros: 'ATL DFW DEN ORD LAX JFK LGA EWR SEA SFO MIA BOS',
    intensity: [0.0044, 0.003, 0.0011],
    nearestKm: 280,
    carriers: [
      { code: 'AA', share: 0.24, fleet: '738 32Q', bases: 'DFW CLT ORD MIA PHX PHL LAX JFK LGA DCA' },
      { code: 'DL', share: 0.24, fleet: '32Q 738', bases: 'ATL MSP DTW SLC SEA LAX JFK LGA BOS' },
      { code: 'UA', share: 0.22, fleet: '738 7M8', bases: 'ORD DEN IAH EWR SFO LAX IAD' },
      {
        code: 'WN',
        share: 0.18,
        fleet: '7M8 738',
        bases: 'DEN LAS BWI MDW PHX BNA AUS MCO SAN OAK STL TPA SMF SJC MCI SAT',
      },
      { code: 'B6', share: 0.06, fleet: '320', bases: 'JFK BOS FLL MCO' },
      { code: 'AS', share: 0.06, fleet: '738', bases: 'SEA PDX SFO SAN LAX ANC HNL' },
    ],
    turboprops: '',
  },
  {
    country: 'CN',
    cities:
      'PEK:70 PKX:45 SHA:55 PVG:55 CAN:70 SZX:60 CTU:40 TFU:45 CKG:48 KMG:45 XIY:42 HGH:45 WUH:30 CSX:30 NKG:32 XMN:32 TAO:28 HAK:28 SYX:28 URC:28 HRB:20 SHE:20 DLC:20 TSN:18 CGO:28',
    metros: 'PEK PKX SHA PVG CAN SZX CTU',
    intensity: [0.0042, 0.0026, 0.0012],
    nearestKm: 350,
    carriers: [
      { code: 'CA', share: 0.3, fleet: '738 32N', bases: 'PEK CTU SHA TFU' },
      { code: 'MU', share: 0.3, fleet: '32N 738', bases: 'SHA PVG KMG XIY PKX' },
      { code: 'CZ', share: 0.3, fleet: '32N 738', bases: 'CAN SZX PKX CKG URC' },
      { code: 'HU', share: 0.1, fleet: '738', bases: 'HAK PEK SZX XIY' },
    ],
    turboprops: '',
  },
  {
    country: 'JP',
    cities:
      'HND:70 ITM:30 KIX:14 CTS:45 FUK:45 OKA:40 NGO:18 KOJ:14 SDJ:10 HIJ:10 KMJ:10 MYJ:10 NGS:8 KMI:8 TAK:7 KMQ:6 AOJ:5 HKD:5 ISG:6',
    metros: 'HND ITM CTS FUK OKA',
    intensity: [0.013, 0.011, 0.005],
    nearestKm: 250,
    carriers: [
      { code: 'NH', share: 0.45, fleet: '788 738', bases: 'HND ITM CTS FUK OKA NGO' },
      { code: 'JL', share: 0.4, fleet: '788 738', bases: 'HND ITM CTS FUK OKA' },
      { code: 'BC', share: 0.15, fleet: '738', bases: 'HND CTS FUK' },
    ],
    turboprops: '',
  },
  {
    country: 'AU',
    cities: 'SYD:70 MEL:70 BNE:50 PER:26 ADL:24 OOL:18 CNS:14 CBR:12 HBA:10 DRW:6 TSV:6',
    metros: 'SYD MEL BNE',
    intensity: [0.01, 0.0075, 0.004],
    nearestKm: 220,
    carriers: [
      { code: 'QF', share: 0.42, fleet: '738', bases: 'SYD MEL BNE PER' },
      { code: 'VA', share: 0.35, fleet: '738 7M8', bases: 'SYD MEL BNE' },
      { code: 'JQ', share: 0.23, fleet: '320', bases: 'MEL SYD BNE OOL' },
    ],
    turboprops: '',
  },
  {
    country: 'ID',
    cities:
      'CGK:70 DPS:35 SUB:35 KNO:22 UPG:24 BPN:16 YIA:14 SRG:12 PLM:10 PDG:10 PKU:10 BTH:12 MDC:8 LOP:8 PNK:10 BDJ:10',
    metros: 'CGK SUB DPS',
    intensity: [0.009, 0.007, 0.003],
    nearestKm: 200,
    carriers: [
      { code: 'GA', share: 0.25, fleet: '738', bases: 'CGK DPS' },
      { code: 'JT', share: 0.4, fleet: '738', bases: 'CGK SUB UPG' },
      { code: 'ID', share: 0.15, fleet: '320', bases: 'CGK' },
      { code: 'QG', share: 0.2, fleet: '320', bases: 'CGK SUB' },
    ],
    turboprops: '',
  },
  {
    country: 'BR',
    cities: 'GRU:60 CGH:40 GIG:24 SDU:24 BSB:34 CNF:26 SSA:22 REC:24 FOR:18 POA:20 CWB:20 FLN:14 VCP:22 BEL:10 MAO:8',
    metros: 'GRU CGH BSB',
    intensity: [0.009, 0.0065, 0.003],
    nearestKm: 260,
    carriers: [
      { code: 'LA', share: 0.4, fleet: '320 32N', bases: 'GRU CGH BSB' },
      { code: 'G3', share: 0.35, fleet: '738', bases: 'GRU CGH GIG BSB SDU' },
      { code: 'AD', share: 0.25, fleet: 'E90 32N', bases: 'VCP CNF REC' },
    ],
    turboprops: '',
  },
  {
    country: 'VN',
    cities: 'SGN:70 HAN:70 DAD:40 CXR:18 PQC:20 HPH:12 VII:10 HUI:8 VCA:6',
    metros: 'SGN HAN DAD',
    intensity: [0.009, 0.006, 0.002],
    nearestKm: 250,
    carriers: [
      { code: 'VN', share: 0.5, fleet: '32Q 320', bases: 'SGN HAN DAD' },
      { code: 'VJ', share: 0.5, fleet: '320 32Q', bases: 'SGN HAN DAD' },
    ],
    turboprops: '',
  },
  {
    country: 'TH',
    cities: 'BKK:45 DMK:45 CNX:34 HKT:40 HDY:20 KBV:16 USM:14 UTH:10 CEI:10 UBP:9 KKC:10 URT:8 NST:8',
    metros: 'BKK DMK',
    intensity: [0, 0.006, 0.0006],
    nearestKm: 250,
    carriers: [
      { code: 'TG', share: 0.25, fleet: '320', bases: 'BKK' },
      { code: 'FD', share: 0.35, fleet: '320', bases: 'DMK' },
      { code: 'SL', share: 0.2, fleet: '738', bases: 'DMK' },
      { code: 'PG', share: 0.2, fleet: '319', bases: 'BKK USM' },
    ],
    turboprops: '',
  },
  {
    country: 'MY',
    cities: 'KUL:60 PEN:24 BKI:26 KCH:24 LGK:18 JHB:10 KBR:12 MYY:8 TWU:7 SDK:6 TGG:6',
    metros: 'KUL',
    intensity: [0, 0.007, 0.002],
    nearestKm: 220,
    carriers: [
      { code: 'MH', share: 0.35, fleet: '738', bases: 'KUL' },
      { code: 'AK', share: 0.5, fleet: '320', bases: 'KUL BKI KCH' },
      { code: 'OD', share: 0.15, fleet: '738', bases: 'KUL' },
    ],
    turboprops: '',
  },
  {
    country: 'CA',
    cities: 'YYZ:60 YVR:45 YUL:36 YYC:36 YEG:18 YOW:16 YHZ:14 YWG:12 YQR:5 YXE:5 YLW:7 YYJ:6 YYT:5',
    metros: 'YYZ YVR YUL YYC',
    intensity: [0.0075, 0.0045, 0.002],
    nearestKm: 250,
    carriers: [
      { code: 'AC', share: 0.6, fleet: '223 7M8', bases: 'YYZ YVR YUL' },
      { code: 'WS', share: 0.4, fleet: '738 7M8', bases: 'YYC YYZ YVR YEG' },
    ],
    turboprops: '',
  },
  {
    country: 'SA',
    cities: 'RUH:60 JED:60 DMM:26 MED:22 AHB:16 TUU:10 GIZ:12 ELQ:8 TIF:8 HAS:6',
    metros: 'RUH JED',
    intensity: [0.008, 0.006, 0.0025],
    nearestKm: 280,
    carriers: [
      { code: 'SV', share: 0.55, fleet: '320 333', bases: 'RUH JED' },
      { code: 'XY', share: 0.25, fleet: '32N', bases: 'RUH' },
      { code: 'F3', share: 0.2, fleet: '32N', bases: 'RUH JED DMM' },
    ],
    turboprops: '',
  },
  {
    country: 'TR',
    cities: 'IST:60 ESB:24 ADB:28 AYT:32 COV:16 TZX:14 DLM:8 BJV:10 GZT:8 DIY:8',
    metros: 'IST',
    intensity: [0, 0.0075, 0.001],
    nearestKm: 280,
    carriers: [{ code: 'TK', share: 1, fleet: '32Q 738', bases: 'IST ESB' }],
    turboprops: '',
  },
  {
    country: 'KR',
    cities: 'GMP:60 CJU:60 PUS:30 KWJ:8 TAE:6',
    metros: 'GMP CJU',
    intensity: [0.022, 0.012, 0.005],
    nearestKm: 200,
    carriers: [
      { code: 'KE', share: 0.4, fleet: '738', bases: 'GMP CJU' },
      { code: 'OZ', share: 0.25, fleet: '32Q', bases: 'GMP CJU' },
      { code: '7C', share: 0.35, fleet: '738', bases: 'GMP CJU PUS' },
    ],
    turboprops: '',
  },
];
