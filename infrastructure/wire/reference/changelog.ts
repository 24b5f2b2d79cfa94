/** The version of the wire and what changed in it: a first figure more breaks clients, a second adds, a third puts right. */

export interface Release {
  readonly version: string;
  readonly changes: readonly string[];
}

/** Newest first. */
export const changelog: readonly [Release, ...Release[]] = [
  {
    version: '4.3.0',
    changes: [
      'A journey by train may have chartat, when the first chart of the train is made. BK003 CANCELQUOTE: from then on all of a confirmed berth is kept, which overtime says; a child without a berth is charged as all others; a berth of a part confirmed ticket that is given up alone, by its own bands; 902 rail-child-alone at places where only travellers without a berth would stay.',
      'A settled claim on the railway (kind claim) leaves a booking as it was where its reason is of the journey itself: its gone units have claimed, its history claim-settled. TS004 RAISETDR answers 902 tdr-filed for a traveller whose claim was paid.',
      'TS004 TDRS: a reason has from, the first moment at which it can be filed: at departure for what happens on the train, until when RAISETDR answers 902 tdr-closed with closed early.',
      'BK002 REQUESTQUOTE answers 902 charge-above-fare with most for every product, where more is kept of a unit than was paid for it.',
      'TS001 TRAINSEARCH and ADVANCESEARCH, TS002 TRAINQUOTE: chance is the low end of a range of travelling by the chart, 100 with RAC, and has chanceto, its high end, with chancereason, chancedepartures and chancecleared: in how many past departures of the quota the place moved up.',
      'A ticket of a flight booking may have locator, the record locator of its airline where that is another than the booking’s pnr.',
      'A reading of a pasted PNR may have base, the base fare of its stored fares; the price of a booking made from it then has base-fare and taxes.',
      'BK003 DOCUMENT: lines of a later invoice and of a credit note are one a supply: fare-difference, change-fee, change-gst, cancellation-fee, no-show-fee, cancellation-gst and services-kept beside the lines of a sale.',
      'TS001 ADVANCESEARCH: an alternative has why, by what it is surer: outlook, what it leads to, and insteadof, what was asked for leads to. TS001 TRAINSEARCH takes days up to 63 ahead: a train is boarded up to three days after it begins, and what is not open yet says so.',
      'IN001 PLANS, IN002 QUOTE and a policy: a plan has hospitals, those that its insurer pays itself, and claimdays, within how many days it paid half of last year’s claims.',
      'OP001 MESSAGE has withheld: a mail with a password or a code that was kept before a mail server was set, whose body is empty.',
      'MK001 takes agencyid, for elevated users: the markup rules of that agency are read, saved and replayed. Its answers have version, which SAVERULES takes: 902 agency-changed at version.',
      'BK003 CANCELQUOTE and BK002 REQUESTQUOTE have customerback of a customer who pays by instalments: received, settled and back; their overtime and alternatives have tocustomer. refund of CANCEL, customerrefund of REFUNDS and the refund of a request’s answer are what comes back to the customer, never more than was received.',
      'OP001 MESSAGE takes withfile, and answers the file that went with a mail.',
      'OP001 RESETPERSON takes endsecondfactor, and a person of AGENCY has secondfactor; text of LISTAGENCIES finds an agency by the name or user id of one of its people too.',
      'CR001 CABINS: a kind of cabin has price, how its total is made up, and withtips, how it is where tips are paid before.',
      'A hotel of a trip of HD001 PACKAGEDETAILS, and wherever else a trip is answered, may have point, where it lies.',
      'HD001 PACKAGESEARCH and PACKAGEDETAILS, and a trip wherever it is answered: textsin has the texts of a package in other languages than English (in a list namein, its name), where its operator writes them.',
      'VS005 LISTAPPLICATIONS takes box and text, which finds a passport by its whole number too; its rows have kind, entries, stay, next, nexton, short and missing, its answer counts. applicants and leadtraveller are of those who still apply.',
      'BK002 ADDREQUEST answers 901 not-sold to kind group where flights are not among the enabled services.',
      'CP001: a rate that is agreed may have firstday and lastday, of stays that begin then.',
      'CP001: a rule of who approves may have manner before, with the hours and the room above the price that before says; an approval has before, may be permitted and then says finishby, and LISTTRIPS may say book-approved.',
      'CP001: a policy’s rule may have countries, of trips to which alone it holds; one of kind supplier hotels, the chains and hotels of stays, and its finding hotel and chain.',
      'A finding of an approval may have uncompared: no supplier answered in time what the fare is compared with. A rule of kind lowest then applies where it did not, with the effect justify in place of block.',
      'CP001: a rule of who approves has manner, hard where absent: soft is booked when its time is over unless it is declined, passive is booked at once and notifies. An approval says its manner and may be notified; OWNPOLICY has approvals and costcentre.',
      'CP001 SAVECOMPANY and OWNPOLICY have reasons, those that a company lists for trips that do not keep its policy; AP001 GIVEREASON and CT001 BOOKCART take reasoncode, needed where any is listed, and an approval says it as because. A history may have trip-reason, SALESUMMARY counts by reason, and BOOKCART answers reasons where one is missed.',
      'OB001 ADDBILL takes referenceinvoice, which the bill of a booking says, and supplierchargekept; of a refund of BK003 CANCELQUOTE a line may be supplier-charge-kept.',
      'OB001 ADDBILL takes a side of the customer’s own: customerbasic, customertaxes, discountbasispoints and customertds; a customer’s price may have the part customer-tds, its invoice the line tds, and owntax of a booking’s money has what was withheld.',
      'OB001 ADDBILL answers 902 amount-or-share at commissionbasispoints where commission is said too, and percent-between at commissionbasispoints.',
      'OB001 ADDBILL takes the supplier’s own suppliercharge, suppliercharge2, suppliercharge3 and suppliergsttype, which the bill of a booking says, and commissionbasispoints; prices may have the part supplier-charge, agency invoices the line supplier-charges.',
      'AC003 PAYMENTTERMS: methods have gstbasispoints, the tax within their charge by the agency’s terms of the day; PAYMENTSTATUS and online of a deposit have gst, as it was when the payment was begun.',
      'OP001 UPLOADBRANDFILE takes a logo as JPEG, kept without what its camera noted; logoUrl of SETCONFIGURATION may be the address of a PNG or a JPEG, and answers 902 upload-type for another kind.',
      'AC001 ENTRYRECEIPT and ENTRYSHEET: the receipt of an entry of the ledger, of whatever kind, by its entryid.',
      'HD002 QUOTE takes pans, of each room’s payer: where the tax row of the day has a limit a payer and financial year, tcs goes by what was bought under the PAN through the agency, and its line says limit, before, below, over and abovepercent. HD003 BOOK answers 901 where that is something else than was quoted.',
      'VS004 SUBMITDOCUMENT judges a paper by its bytes: 902 upload-cut-off, upload-locked, picture-least (width, height), picture-shape (width, height), and upload-type by the paper. VS001 to VS003: handling sooner is the line express-charge, no part of handling-charges.',
      'TS002 TRAINQUOTE prices lower berths (SS) for a party that they are not for from the general quota, which the journey says (quota GN), where it answered 902 rail-seniors-only.',
      'A train has two charts: TS002 TRAINQUOTE answers secondchartat, TS004 PNRSTATUS secondchart and secondchartat, a booking secondchartedat, its history rail-charted-again; between both the availability of what is left is CURR_AVBL-0007 with currentbooking, and is booked as any other.',
      'TS001 TRAINSEARCH takes class, of which alone it answers, and says the quota of each class; TS003 BOOK answers pnr and passengers, each with status and, where it is known, coach, berth and kind.',
      'TS004 PNRSTATUS has bookedon, coaches (as the train leaves its first stop, from the engine on) and departed; a move has to, where each stands from then on who moved.',
      'BK001 LIST: a booking has balance, what is still to pay of it and until when, and balanceby finds what has one to be paid by a day; both for callers who may see net fares.',
      'TS004 PNRSTATUS has moves: all that happened on the list since the ticket was booked, and the chart; acts: what the caller may do with the ticket, until when it can be done, or why it cannot. Of a ticket that another sold it answers what the railway tells everybody, without transactionid, names, acts and moves, where it answered 903.',
      'BK003 PAYBALANCE charges the balance of a booking before its day; a history may have balance-paid.',
      'CP001: a policy’s rule of kind lowest compares a fare with the lowest that would have done as well (percent or amount, hours, count), one of kind contract a night with an agreed rate (rates). A city may be called by any of its names (alsonamed). FS002 QUOTE has parts where such a rule holds: what each fare was chosen among. A finding has against and cheaper.',
      'CP001: a policy’s rule of kind night has cities, in which alone it holds.',
      'OP001 CONFIGURATION and SETCONFIGURATION have bankaccounts, the house’s accounts that agencies pay into; AC002 LISTDEPOSITS answers them with the caller’s own deposits, and appv2.jsp, which needs no session, never.',
      'REG001 ADDAGENT: an agency with transactionfee no begins without a service fee of its own on flights, one with yes is asked none before 72 hours: the price rules answer 902 fee-not-yet.',
      'OB001 ADDBILL takes servicecharge2, servicecharge3 and gsttype (cgst-sgst or igst), which the bill of a booking says; 902 gst-other-state for cgst-sgst where the customer is registered in another state. CT001 ADDTOCART into the cart of a company’s traveller answers the company’s price (shown).',
      'CB001 and CB002: inclusions has extranight, what a night driven costs that the price does not have, with when a night begins and ends; the line night-allowance is for each night driven, and says how many (nights).',
      'BK003 CANCELQUOTE: of a booking that has a balance to pay, overtime has toaccount, what of the refund comes to the account at that time, and a moment of kind balance, once the balance was charged; both for callers who may see net fares.',
      'BK003 CANCELQUOTE has balance where the account was not charged all yet: paid, settled and toaccount, for callers who may see net fares. A booking has balance, what is still to pay and until when.',
      'BK001 CANCELFEE answers what the house takes for cancelling, with its GST, before anything is bought. GETBALANCE has duebefore and extracredit: the day of what is owed, and what the credit limit has in it for a time.',
      'AP001: an approval has with, what was asked for with the trip; its total is of both. boughtwith of BK002 DETAILS says first-not-booked where the booking that it was asked for with was not made or was given back. The calendar of passengers has policies and visas, whose departures say wholedays.',
      'AC004 MONTHSOFAR answers what was sold and refunded this month so far, and on the same days of the month before.',
      'OB001 ADDBILL takes every service as product: bus, insurance, visa, holiday, cruise and cab too, each with its own fields, and answers not-sold for one that is not enabled. The sale of a bill has the fields of its line.',
      'FS004 BOOK takes with: insurance that is bought once the ticket is issued, as a booking of its own, by the back office; what it costs is set aside with the flights. BK002 DETAILS has boughtwith: what was bought with a booking or was not, and why; histories have bought-with and not-bought-with.',
      'HD003 BOOK takes travellers, whole and room by room, in place of guests; HD002 QUOTE requires passport of a package abroad. 902 age-sold at the dateofbirth of a child that is not of the ages that its price is for.',
      'OP001 AGENCYRULES and SETAGENCYRULES: an agency’s promo codes, its commission and its fees, dated, as operators set them; without agencyid the house’s own tariff (house), which counts for every product where nothing is agreed. Rules of flights, as those of MK001, may have travelfrom and travelto, the days of the first departure. An agency begins without a commission on flights of its own and is given the house’s; rows that an agency has stay its own until they are ended. Kind cancelling is a fee for what a traveller cancels; the charges of BK003 CANCELQUOTE have the GST on it as a line of its own.',
      'OP001 AGENCYRULES and SETAGENCYRULES have the kinds handling and gateway, charges of the house by product, an amount or a share: in prices the lines handling-charges and payment-gateway-charges of the rule portal-charge (what is house), whose GST says by taxed what it is on; on the agency’s invoice lines of these names.',
      'CT001 BOOKCART takes reason, and answers policy-reason: a traveller’s shared cart is under the company’s travel policy, also where an agent books it.',
      'OP001 SETCONFIGURATION fetches a logo at an https address and keeps it under /brand/: 902 endpoint-form, endpoint-private or picture-not-fetched at configuration.logoUrl where it cannot.',
      'A cruise’s account is charged its deposit with CR003 BOOK or TICKETHELD and its balance by the day of its schedule; 905 names the deposit. The ledger and the lines of a booking have the type instalment; a history has balance-due (stage soon, now, short), balance-charged and balance-unpaid. A cabin that was left to the line has its number some days before (cabin-given).',
      'RQ000 REWARDS, SPENDREWARDS and RETURNREWARDS: the history of reward points, and using them as credit. GETWYPBAL may be below zero; entries of the ledger may be of kind reward, and none is of kind payment.',
      'MK001: rules may be for companies (companies), also when past sales are replayed; LISTRULES and SAVERULES answer which there are.',
      'OB001 ADDBILL takes paidby: what was paid elsewhere charges nothing. A booking may have paidelsewhere (cash, card, supplier); the ledger of AC004 SALESUMMARY has paidelsewhere.',
      'AC003 MAKEPAYMENTLINK, LISTPAYMENTLINKS, WITHDRAWPAYMENTLINK, MAILPAYMENTLINK and OPENPAYMENTLINK: links by which somebody else pays into the account. PAYMENTSTATUS may say withdrawn.',
      'AC003 VIRTUALACCOUNT, OPENACCOUNT and CHECKTRANSFERS: an account number of the agency’s own, whose transfers are credited by themselves. AC002 ADDDEPOSIT and DECIDEDEPOSIT answer 902 reference-credited for money that arrived there.',
      'CR001 CRUISESEARCH and CABINS, CR002 QUOTE and CR003 BOOK: cruises, as bookings whose ids begin with CR; carts and requests take them, and BK003 TICKETHELD and RELEASEHELD answer for the product cruise.',
      'OP001 OVERVIEW and ASKSUPPLIER: what waits for operators, bookings in doubt, how suppliers answer.',
      'GETUSERDETAILSV4: emulatedBy has isHouse where it is one of the operators.',
      'BK003 ADDREMARK: operators’ remarks on bookings, in their history as admin-remark.',
      'OP001 LISTPAGES and SETPAGE: what the house writes for the pages that anybody may read; PG001 PAGE answers it without a session, and the configuration call says PAGES_WRITTEN.',
      'OP001 UPLOADBRANDFILE takes a logo or a font, which is served under /brand/; CONFIGURATION and SETCONFIGURATION have fontfaces and the parameters of the booking page; the configuration call answers FONT_FACES. A paper that is laid out says logo where its portal had one.',
      'TS003 BOOK takes autoupgrade and shownid, bookings of trains and TS004 PNRSTATUS have autoupgrade; a berth of a higher class that was given with the chart has upgradedto. In Tatkal BOOK answers 902 where shownid is missing.',
      'BK003 WITHDRAW: what was bought on request is taken back while its supplier’s others decide; a history’s not-confirmed may have the reason withdrawn.',
      'CP001 LISTTRIPS: what companies’ travellers have under way, and what is next on each.',
      'CR004 RECEIVEPAYMENT: what customers paid for cruises, as HD004 RECEIVEPAYMENT for packages; bookings of cruises have receipts and reminded.',
    ],
  },
  {
    version: '4.2.0',
    changes: [
      'OB001 ADDBILL and LISTBILLS: flights, stays and train journeys that were sold elsewhere are billed, as bookings of the product billing, whose ids begin with OB.',
      'AC006 GETBALANCENOTICE and SETBALANCENOTICE: below which available amount an agency is notified.',
      'CT001 ADDTOCART takes berths of trains: quote and booking as TS002 TRAINQUOTE and TS003 BOOK.',
      'MK001 LISTRULES, SAVERULES and SIMULATE: markup rules that an agency writes, and past sales replayed under others.',
      'HD001 PACKAGESEARCH and PACKAGEDETAILS, HD002 QUOTE and PROPOSE, HD003 BOOK, HD004 RECEIVEPAYMENT: packages, as bookings of the product holiday, whose ids begin with HD. Prices may have the parts package-flights and tcs, and rules tour-tariff, gst-tour and tcs-package.',
    ],
  },
  {
    version: '4.1.0',
    changes: [
      'A booking, and the answer to BOOK, may have the status on-request: its supplier, as a hotel, decides later. The amount is reserved until it becomes confirmed or not-confirmed; the event on-request of its history has until, the moment by which that is known.',
    ],
  },
  {
    version: '4.0.0',
    changes: [
      'BK002 DECIDEREQUEST answers 902 with offer-expired after an offer’s last day, and with balance-overdue after the day by which the balance was due.',
    ],
  },
  {
    version: '3.2.0',
    changes: [
      'CT001: carts. Services of any product that is sold are put together, priced by QUOTECART and booked by BOOKCART, each with an outcome of its own.',
    ],
  },
  {
    version: '3.1.0',
    changes: [
      'AP001 LISTAPPROVALS, APPROVAL, DECIDE, WITHDRAW, DELEGATE and GIVEREASON: approvals of companies’ trips. BOOK and TICKETHELD of any product may answer 911 for a company’s person. CP001: rules have the effects justify and approve, companies have approvals.',
    ],
  },
  {
    version: '3.0.0',
    changes: [
      'Where the caller may not see net fares, the line of a price that holds base fare, surcharges and markup is gross-fare, of whatever is sold; it was air-fare.',
    ],
  },
  {
    version: '2.9.0',
    changes: [
      'SP001: ADDTICKET, REPLY, LISTTICKETS, TICKET and TICKETDOCUMENT: support requests, with their documents.',
      'AC005: ADJUST, LISTADJUSTMENTS, ADJUSTMENT, DECIDEADJUSTMENT, REVERSEADJUSTMENT, ADJUSTMENTRECEIPT and ADJUSTMENTSHEET: money that elevated users move by hand, proposed by one and decided by another.',
      'HS001 CITIES, HOTELSEARCH and HOTELDETAILS, HS002/PREBOOK and HS003/BOOK: hotels. BK001 and BK003 have bookings of hotels too, product hotel; BK002/ASKREQUEST has kind stay-wish for them.',
    ],
  },
  {
    version: '2.8.0',
    changes: [
      'PROFILE003/GETSESSIONS says where the person is signed in, PROFILE003/ENDSESSIONS signs them out there.',
      'AC003/PAYMENTTERMS, STARTPAYMENT and PAYMENTSTATUS: money paid in online; what arrives is a deposit, and says online.',
      'CP001: the companies that an agency looks after, their people and their travel policy. What a company’s person books may be refused with policy-blocked.',
    ],
  },
  {
    version: '2.7.0',
    changes: [
      'BK002/ANSWERREQUEST: an offer for a group says its flights and baggage in flights, and may say taxes of each fare; without flights it is refused (required).',
      'PROFILE003/GETALLIDENTITIES, GETEMULATEUSER, EMULATELOGIN and ENDEMULATION let somebody with the right emulate sit at another’s desk; PROFILE003/GETEMULATIONS says who sat at one’s own. GETUSERDETAILSV4 says emulatedBy then.',
      'BK002/DECIDEREQUEST has act pay: the balance of an accepted offer. BK002/MAKEBOOKING, for elevated users, makes bookings of it; the answer of a request has balancecharged and bookingsmade.',
    ],
  },
  {
    version: '2.6.0',
    changes: [
      'BK001/MAKELINK gives a customer a link to a ticket, invoice, receipt or quote, WITHDRAWLINKS ends it; OPENLINK and LINKFILE answer it to anyone who has it. A quote is opened when its customer opens it by such a link, no longer by OPENQUOTE.',
      'AC004/COMMISSIONS answers commission given and the tax withheld from it, by seller, month or entry of the ledger.',
      'The calendar of lowest fares takes returndate or onwarddate: the other flight of a return.',
      'Fares of FLIGHTSEARCH have holduntil: until about when their seats may be held without paying.',
      'FAREQUOTE has notpassedon: what the seller of the fare does not tell the airline. BOOK refuses such a gender with gender-not-booked.',
    ],
  },
  {
    version: '2.5.0',
    changes: [
      'FS006/CHANGESEARCH takes origin, destination and airline for a direction: a ticket is reissued to other airports of the same country; refused with reroute-border, reroute-special, reroute-flown, reroute-own-flights and reroute-issuer, also at choices of FS006/CHANGEQUOTE.',
      'PROFILE001/SAVEGSTMASTER and GETGSTMASTERS keep GST details for later bookings, PROFILE009/DELETEGSTMASTER deletes them.',
      'AC004/SALESUMMARY answers what an agency sold, by day, month, product, seller or person.',
    ],
  },
  {
    version: '2.4.0',
    changes: [
      'OP001/CLOCK says to elevated users what is wrong with the clock by which ledgers are dated.',
      'FS006/COMPLETEHELD gives or corrects passports, dates and names of seats that are held.',
      'hold of FAREQUOTE has passportslater where passports may be missing until the ticket, and services where services and seats are held too: BOOK with mode=hold then takes travellers without passports, and ssr.',
      'lapindex of an infant who is to travel: the position among the travellers, from 0, of the adult on whose lap it is; without it infants go with the adults in order. Refused with lap-adult and lap-taken.',
      'Nine is the number of seats in a booking: infants, who take none, no longer count.',
      'The dob of an adult must be given only where required of FAREQUOTE has dateofbirth; that of children and infants always.',
      'BK001/LIST takes travelfrom and travelto; its text finds ticket and telephone numbers in any spelling and by their last ten digits, addresses, and the numbers of invoices, credit notes, quotes for customers and requests.',
      'FS006/AGREEDCHANGE and FS006/AGREEDSERVICES quote what the operators’ desk agreed on with an airline; SETTLEREQUEST then moves the booking and its money, so that changes and services of ticketed bookings are no longer confirmed by ANSWERREQUEST. Answers of requests have charged.',
      'An offer to a group (ANSWERREQUEST, REQUESTDETAILS) has terms: deposit with depositdue, namesdue, balancedue; 902 with deposit-above-total where the deposit is more than the price.',
      'Accepting an offer with a deposit (DECIDEREQUEST) charges it at once, as depositcharged says: 905 where the balance is too low. ANSWERREQUEST with act=close then needs depositback. The ledger has the type offer-deposit.',
    ],
  },
  {
    version: '2.3.0',
    changes: [
      'FLIGHTSEARCH takes sortkey: the order in which offers come, and by which the first numresults are chosen.',
      'What cannot be honoured is refused, 902 with not-supported at the field, where it was passed over: a resultformat other than JSON in any operation; another value than the one there is of actionname, requestformat, searchtype, issbt and profileType; and, of a traveller who is to travel, those fields of the traveller record that nothing is sold by.',
      'frequent_flyer_number of a traveller who is to travel is for the directions without a number of their own.',
      'Saved travellers have profileType.',
      'DETAILS has paymentstatus, reference, airlinepnr or gdspnr, and statuslabel; its booked services have jtype.',
      'GETBALANCE has available, what may be spent, and due, what the agency owes.',
    ],
  },
  {
    version: '2.2.0',
    changes: [
      'Webhooks: WH001 adds, lists and deletes endpoints that are sent signed events, lists what was delivered and sends it again.',
      'AC002 takes deposits with their slips, lists them, gives their receipts, and takes the decisions of elevated users.',
      'OP001/CHECKBOOKS holds the books against each other and OP001/RESTOREBOOKING puts a lost booking back, for elevated users. VERIFYLEDGER answers signed.',
      'RF001/AIRPORTS and RF001/AIRLINES answer airports and airlines, by text, by code and in pages.',
      'ST001 adds the people of an agency and sets what each may do and charge. Rights have the new names ticket, cancel, import, send-quotes, deposit and manage-staff: charging the account needs ticket, cancelling cancel.',
      'FLIGHTSEARCH with rows=once writes flights and fare conditions that many offers share once.',
      'Rows of BOOKINGS have net, earned and helduntil, and those of HOLDS earned.',
      'StatusCode 912: more than this person may charge the account for one booking, or in one day. A login to a suspended account answers 901 with the reason suspended.',
    ],
  },
  {
    version: '2.1.0',
    changes: [
      'This reference gives every field its type, whether it must be there, its length, default and values, and /docs/openapi.json says the same for programs.',
      'Entries of LEDGER have hash, previoushash and sealedtext, from which anybody can recompute the chain.',
      'FAREQUOTE answers 902 with return-fare-alone, no longer 906, where a special return fare is not taken in both directions of one airline.',
    ],
  },
  { version: '2.0.0', changes: ['The wire as it was first described here.'] },
];

export const wireVersion: string = changelog[0].version;
