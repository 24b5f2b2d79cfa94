# Relevés du grand livre.

document-title-ledger-statement = Relevé de compte
document-statement-days = Jours
document-statement-opening = Solde initial
document-statement-credits = Crédits
document-statement-debits = Débits
document-statement-closing = Solde final
document-statement-entries = { $count ->
    [one] { $count } écriture
   *[other] { $count } écritures
}
document-statement-date = Date
document-statement-entry = Écriture
document-statement-details = Détails
document-statement-debit = Débit
document-statement-credit = Crédit
document-statement-balance = Solde
document-statement-note = Montants en { $currency }. Un débit diminue le solde ; un solde négatif est dû à l’émetteur.
document-ledger-kind =
    { $kind ->
        [booking] Réservation
        [instalment] Échéance
        [refund] Remboursement
        [reversal] Contre-passation
        [deposit] Dépôt
        [offer-deposit] Acompte de groupe
        [adjustment] Ajustement
        [incentive] Prime
        [reward] Fidélité
        [tds] TDS
       *[other] { $kind }
    }

# What entries say of themselves: as on the portal.

document-statement-mode =
    { $mode ->
        [cheque] Chèque
        [cash-deposit] Dépôt en espèces
        [online-transfer] Virement en ligne
        [same-bank-transfer] Virement dans la même banque
        [rtgs] RTGS
        [neft] NEFT
        [imps] IMPS
        [upi] UPI
        [debit-card] Carte de débit
        [credit-card] Carte de crédit
        [net-banking] Banque en ligne
        [amex] Amex
       *[other] { $mode }
    }
document-statement-adjustment =
    { $kind ->
        [correction] Correction
        [goodwill] Geste commercial
        [incentive] Prime
        [debit-memo] Note de débit
        [credit-memo] Note de crédit
        [write-off] Passage en perte
       *[other] { $kind }
    }
document-narration-flight-ticket = { $route }, { $leadTraveller }, PNR { $pnr }
document-narration-flight-refund = Remboursement, { $route }, { $travellers }, PNR { $pnr }
document-narration-flight-services = Services, { $route }, { $travellers }, PNR { $pnr }
document-narration-flight-change = Modification des vols, { $route }, { $travellers }, PNR { $pnr }
document-narration-flight-split = Scission vers { $part }, { $route }, { $leadTraveller }, PNR { $pnr }
document-narration-product-sale = { $title }, { $leadTraveller }, { $reference }
document-narration-product-refund = Remboursement, { $title }, { $travellers }, { $reference }
document-narration-balance-put-off = Solde payé plus tard, { $title }, { $leadTraveller }, { $reference }
document-narration-balance-charged = Solde débité, { $title }, { $leadTraveller }, { $reference }
document-narration-balance-settled = Solde réglé par le remboursement, { $title }, { $travellers }, { $reference }
document-narration-deposit = { document-statement-mode }, { $bank }, { $instrument }
document-narration-deposit-reversed = Contre-passé : { document-statement-mode }, { $bank }, { $instrument }
document-narration-offer-deposit = Acompte d’un groupe, conservé
document-narration-offer-balance = Solde d’un groupe, conservé
document-narration-offer-deposit-used = Conservé pour un groupe, utilisé pour ses billets
document-narration-offer-deposit-back = Acompte de groupe rendu
document-narration-offer-deposit-kept = Acompte de groupe soldé : la part retenue n’est pas rendue
document-narration-adjustment = { document-statement-adjustment } : { $reason }
document-narration-adjustment-reversed = Contre-passé : { document-statement-adjustment }, { $reason }
document-narration-reward-spent = Points utilisés comme crédit : { $points }
document-narration-reward-returned = Utilisation de points annulée : { $points }
document-narration-incentive = Prime de productivité, { $carrier }
document-narration-tds = { $percent } % sur { $reference }

# Receipts of entries.

document-entry-reference = Référence
document-entry-made-of = De quoi le montant est fait
document-entry-before = Solde avant
document-entry-after = Solde après
document-entry-account =
    { $account ->
        [supplier] Fournisseur
        [commission] Commission
        [tds] Impôt retenu (TDS)
        [fees] Frais
        [bank] Versé à la banque
        [gateway] Payé en ligne
        [adjustments] Correction
        [goodwill] Geste commercial
        [incentives] Prime
        [memos] Note d’un fournisseur
        [write-offs] Passage en perte
        [offer-deposits] Conservé pour un groupe
        [rewards] Points de fidélité
        [instalments] Payé plus tard
        [elsewhere] Réglé ailleurs
       *[other] Un autre compte
    }
