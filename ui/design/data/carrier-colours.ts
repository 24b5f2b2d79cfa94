/**
 * The ground of an airline's tile where it has no picture: near the main colour of its livery, and dark enough for white
 * letters on it. An airline without one here has the neutral ground.
 */
const listing = `
6E 26338f  AI b01c2e  IX c2410c  SG c8102e  QP 5b2a86  9I a3361f  S5 b5202e  I5 c4161c  UK 4b2259  G8 1d4f91  9W 12284c
EK b5121b  EY 7f6024  FZ 00629b  G9 c8102e  3L c8102e  QR 5c0632  GF 7a6020  KU 0a4a8f  J9 00609c  WY 0f6770  OV 3b7a1a
SV 00653e  XY 00737a  F3 5f2c83  RJ 2b2b2b  ME 006b3f  LY 0a3a82  MS 0f2f66  TK c70a0c  SQ 122f5f  TR 7a6400  MH 0c2f7e
AK d01419  D7 d01419  FD d01419  QZ d01419  OD a6192e  TG 4b1a6b  SL c2202e  PG 00629b  VZ d01f26  VJ d01f26  VN 00607a
GA 006b75  JT c2202e  ID a6192e  QG 2f7d1f  PR 0a3a8f  5J 1f5fa8  CX 005d55  HX a31f34  UO 5b2a86  CI 7a2a5a  BR 00573d
CA c8102e  MU 1c3f94  CZ 00629b  HU b5121b  MF 005a9c  JL c8102e  NH 13448f  KE 0a5a8c  OZ 9a1b2e  UL 9b1c3a  BG 006a4e
BS 1c3f94  RA 1c3f94  PK 01411c  QF d0101c  VA c8102e  JQ b8430b  NZ 111111  LH 05164d  CL 05164d  LX d0141c  OS c8102e
SN 00296b  EW 8a1450  BA 16307a  VS b5121b  U2 b84a00  LS b5121b  FR 073590  EI 00735c  AF 0a1f5c  KL 006ba3  WA 006ba3
HV 007a39  IB c0121f  VY 7a6400  UX 00508f  TP 00704a  AZ 00529b  AY 0b1560  SK 000f8c  DY c8102e  LO 14307a  W6 b8006b
A3 1c3f6e  SU 0f2f7a  ET 00703c  KQ b5121b  SA 0a2f6b  MK b5121b  AT a31f34  AA 0b3a6e  UA 0a3a9c  DL 0a2a5c  WN 2d3fa8
B6 003876  AS 01426a  AC c8102e  LA 1b0088
`;

export const carrierColours: ReadonlyMap<string, string> = new Map(
  listing
    .trim()
    .split(/\s{2,}|\n/)
    .map((pair) => [pair.slice(0, 2), `#${pair.slice(3)}`]),
);
