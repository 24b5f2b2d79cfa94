# Saved travellers.
travellers-import = Import CSV
travellers-export = Export CSV
travellers-add = Add traveller
travellers-new = Add a traveller
travellers-edit = Edit traveller
travellers-edit-named = Edit { $name }
travellers-list = Travellers
travellers-find = Name, passport, email
travellers-show-all = Show all
travellers-show-duplicates = Show them
travellers-delete-title = Delete { $name }?
travellers-delete = Delete traveller
travellers-deleting = Deleting
travellers-delete-help = Bookings of this traveller stay as they are.
travellers-name = Traveller
travellers-born = Born
travellers-passport = Passport
travellers-flyer = Frequent flyer
travellers-contact = Contact
travellers-acts = Actions
travellers-ended = Expired { $date }
travellers-none = No Profiles Found.
travellers-none-help = Change the search, or add a traveller.
travellers-part-person = Person
travellers-part-papers = Documents
travellers-part-flying = Travel
travellers-part-codes = Codes and amounts
travellers-import-title = Import travellers
travellers-import-saving = Saved { $saved } of { $count }
travellers-import-stopped = Stopped after { $saved } of { $count }
travellers-line = Line { $line }, { $field }: { $says }
travellers-line-whole = Line { $line }: { $says }
travellers-help-paxssrinfo = Such as meals:VGML; special_ssr:WCHR
travellers-help-bookingpageparams = Such as RM*BRB/=Asha
travellers-paxtype-adult = Adult
travellers-paxtype-child = Child
travellers-paxtype-infant = Infant
travellers-title-Mr = Mr
travellers-title-Ms = Ms
travellers-title-Mrs = Mrs
travellers-title-Mstr = Mstr
travellers-gender-male = Male
travellers-gender-female = Female
travellers-gender-others = Others
travellers-field-paxtype = Type
travellers-field-title = Title
travellers-field-first_name = First name
travellers-field-last_name = Last name
travellers-field-dob = Date of birth
travellers-field-gender = Gender
travellers-field-nationality = Nationality
travellers-field-email = Email
travellers-field-contact_number = Contact number
travellers-field-passport = Passport number
travellers-field-passport_dateofissue = Date of issue
travellers-field-passport_dateofexpiry = Date of expiry
travellers-field-passport_placeofissue = Place of issue
travellers-field-passport_countrycode = Issued by
travellers-field-visa = Visa
travellers-field-idproof = ID proof
travellers-field-beneficiaryname = Beneficiary name
travellers-field-frequent_flyer_number = Frequent flyer number
travellers-field-frequent_flyer_number_onward = Frequent flyer number, onward
travellers-field-frequent_flyer_number_return = Frequent flyer number, return
travellers-field-meal_preference = Meal
travellers-field-seat_preference = Seat
travellers-field-special_assistance = Assistance
travellers-field-tour_code = Tour code
travellers-field-deal_code = Deal code
travellers-field-endorsement_code = Endorsement code
travellers-field-additional_segmentinfo = Segment information
travellers-field-paxssrinfo = Services
travellers-field-bookingpageparams = Booking page parameters
travellers-field-hardcode_basefare_oneway = Base fare, one way
travellers-field-hardcode_tax_oneway = Tax, one way
travellers-field-hardcode_basefare_roundtrip = Base fare, round trip
travellers-field-hardcode_tax_roundtrip = Tax, round trip
travellers-count = { $count ->
    [one] 1 traveller
   *[other] { $count } travellers
}
travellers-duplicates = { $count ->
    [one] One group of travellers may be the same person.
   *[other] { $count } groups of travellers may be the same person.
}
travellers-import-none = No line can be saved as it is.
travellers-import-ready = { $count ->
    [one] One line is correct and can be saved.
   *[other] { $count } lines are correct and can be saved.
}
travellers-import-save = { $count ->
    [one] Save 1 traveller
   *[other] Save { $count } travellers
}
travellers-import-done = { $count ->
    [one] One traveller is saved.
   *[other] { $count } travellers are saved.
}
travellers-import-errors = { $count ->
    [one] One correction to make in the file:
   *[other] { $count } corrections to make in the file:
}
