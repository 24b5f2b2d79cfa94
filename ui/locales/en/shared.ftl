# What a customer opens by a link.
shared-ended = This link is no longer valid
shared-ended-help = Ask your travel agent for a new one.
shared-from = From { $company }
shared-contact = Questions
shared-until = This link is valid until { $moment }.
