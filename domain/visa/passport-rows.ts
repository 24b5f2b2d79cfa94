/**
 * How passports enter countries, a row each: country, kind, days of stay, and where a visa is applied for days of validity, entries, working
 * days, the state's fee with its currency, and what the centre asks in rupees. A country of which nothing is certain for a passport has
 * no row: then its mission is to be asked.
 */

export const indian = `
AE evisa 30 60 single 4 250 AED 0
AM evisa 21 120 single 5 8 USD 0
AU evisa 90 365 multiple 20 200 AUD 1300
AZ evisa 30 90 single 3 26 USD 0
BH evisa 14 30 single 4 25 USD 0
BR sticker 90 365 multiple 10 80 USD 1500
CA sticker 180 3650 multiple 30 185 CAD 2900
CN sticker 30 90 single 5 2900 INR 2000
EG evisa 30 90 single 7 25 USD 0
ET evisa 30 90 single 3 62 USD 0
FJ free 120
GB sticker 180 180 multiple 15 127 GBP 900
GE evisa 30 120 single 5 20 USD 0
ID arrival 30
IE sticker 90 90 single 15 60 EUR 1500
JM free 30
JO arrival 30
JP evisa 90 90 single 5 500 INR 800
KE eta 90 90 single 3 30 USD 0
KG evisa 60 90 single 5 60 USD 0
KH evisa 30 90 single 3 30 USD 0
KR sticker 90 90 single 10 40 USD 1000
KW evisa 30 30 single 3 3 KWD 0
KZ free 14
LA evisa 30 60 single 3 50 USD 0
LK eta 30 180 multiple 1 20 USD 0
MA evisa 30 180 single 3 77 USD 0
MG arrival 60
MM evisa 28 90 single 3 50 USD 0
MO free 30
MU free 90
MV arrival 30
MX sticker 180 3650 multiple 10 53 USD 0
MY free 30
NP home 0
NZ evisa 90 180 multiple 25 19000 INR 1200
OM evisa 30 30 single 3 20 OMR 0
PH free 14
QA arrival 30
RU evisa 30 120 single 4 52 USD 0
RW arrival 30
SA evisa 90 365 multiple 2 300 SAR 0
SC free 90
SG evisa 30 63 multiple 4 30 SGD 0
TH free 60
TJ evisa 60 90 single 3 30 USD 0
TR sticker 30 180 single 15 60 USD 2500
TZ evisa 90 90 single 5 50 USD 0
UG evisa 90 90 single 3 50 USD 0
US sticker 180 3650 multiple 60 185 USD 0
UZ evisa 30 90 single 3 20 USD 0
VN evisa 90 90 single 4 25 USD 0
ZA sticker 90 90 single 10 0 INR 1550
`;

/** Passports of the United Kingdom and of the Schengen states. */
export const european = `
AE free 90
AM free 180
AU eta 90 365 multiple 2 20 AUD 0
AZ evisa 30 90 single 3 26 USD 0
BH evisa 14 30 single 4 25 USD 0
CA eta 180 1825 multiple 3 7 CAD 0
EG arrival 30
GE free 365
ID arrival 30
IN evisa 30 60 multiple 4 25 USD 0
JO arrival 30
JP free 90
KE eta 90 90 single 3 30 USD 0
KH evisa 30 90 single 3 30 USD 0
KZ free 30
LA evisa 30 60 single 3 50 USD 0
LK eta 30 180 multiple 1 50 USD 0
MA free 90
MU free 90
MV arrival 30
MX free 180
MY free 90
NP arrival 90
OM free 14
PH free 30
QA free 90
SA evisa 90 365 multiple 2 300 SAR 0
TH free 60
TZ evisa 90 90 single 5 50 USD 0
US eta 90 730 multiple 3 40 USD 0
UZ free 30
VN evisa 90 90 single 4 25 USD 0
ZA free 90
`;

/** What is asked alike of the passports below. */
const alike = `
ET evisa 30 90 single 3 62 USD 0
KE eta 90 90 single 3 30 USD 0
KH evisa 30 90 single 3 30 USD 0
MV arrival 30
RW arrival 30
SC free 90
UG evisa 90 90 single 3 50 USD 0
VN evisa 90 90 single 4 25 USD 0
`;

/** Passports of the United States, Canada and Australia. */
const overseas = `${alike.trimEnd()}
AE arrival 30
AZ evisa 30 90 single 3 26 USD 0
EG arrival 30
FJ free 120
GB eta 180 730 multiple 3 16 GBP 0
GE free 365
ID arrival 30
IE free 90
JO arrival 30
JP free 90
KG free 60
KZ free 30
LA evisa 30 60 single 3 50 USD 0
LK eta 30 180 multiple 1 50 USD 0
MA free 90
MO free 30
MU free 90
MX free 180
MY free 90
NP arrival 90
OM free 14
PH free 30
SA evisa 90 365 multiple 2 300 SAR 0
TH free 60
ZA free 90
`;

export const american = `${overseas.trimEnd()}
AM free 180
AU eta 90 365 multiple 2 20 AUD 0
BR evisa 90 3650 multiple 5 81 USD 0
CA free 180
IN evisa 30 60 multiple 4 25 USD 0
KR free 90
SG free 90
TR free 90
TZ evisa 90 365 multiple 10 100 USD 0
`;

export const canadian = `${overseas.trimEnd()}
AU eta 90 365 multiple 2 20 AUD 0
KR free 180
QA free 30
TR free 90
TZ evisa 90 90 single 5 50 USD 0
US free 180
UZ free 30
`;

export const australian = `${overseas.trimEnd()}
CA eta 180 1825 multiple 3 7 CAD 0
IN evisa 30 60 multiple 4 25 USD 0
KR free 90
NZ home 0
QA free 30
TZ evisa 90 90 single 5 50 USD 0
US eta 90 730 multiple 3 40 USD 0
UZ free 30
`;

/** Passports of Nepal, Bangladesh and Sri Lanka. */
const neighbouring = `${alike.trimEnd()}
AU evisa 90 365 multiple 20 200 AUD 1300
CA sticker 180 3650 multiple 30 185 CAD 2900
GB sticker 180 180 multiple 15 127 GBP 900
US sticker 180 1825 multiple 60 185 USD 0
`;

export const nepali = `${neighbouring.trimEnd()}
AE evisa 30 60 single 4 250 AED 0
IN home 0
LK eta 30 180 multiple 1 20 USD 0
`;

export const bangladeshi = `${neighbouring.trimEnd()}
LK eta 30 180 multiple 1 20 USD 0
NP arrival 30
`;

export const sriLankan = `${neighbouring.trimEnd()}
AE evisa 30 60 single 4 250 AED 0
NP arrival 30
TH free 60
`;
