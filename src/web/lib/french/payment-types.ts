import type { crypto } from "../../../qr/payload/crypto.ts";
import type { epc } from "../../../qr/payload/epc.ts";
import type { pix } from "../../../qr/payload/pix.ts";
import type { upi } from "../../../qr/payload/upi.ts";
import type { TypeTexts } from "../type-texts.ts";

interface Types {
  readonly epc: TypeTexts<typeof epc>;
  readonly upi: TypeTexts<typeof upi>;
  readonly pix: TypeTexts<typeof pix>;
  readonly crypto: TypeTexts<typeof crypto>;
}

export const PAYMENT_TYPES_FR: Types = {
  epc: {
    name: "Virement SEPA",
    description: "Remplit un virement en euros.",
    fields: {
      name: { label: "Bénéficiaire", hint: "Qui est payé" },
      iban: { label: "IBAN" },
      bic: { label: "BIC", hint: "Nécessaire seulement hors de l’Espace économique européen" },
      amount: { label: "Montant", hint: "En euros, de 0,01 à 999999999,99" },
      purpose: { label: "Code de motif", hint: "Quatre lettres de la liste ISO 20022, par exemple CHAR" },
      remittanceStructured: {
        label: "Référence structurée",
        hint: "Par exemple une référence RF ; pas avec un motif libre",
      },
      remittanceUnstructured: {
        label: "Motif du virement",
        hint: "Pas avec une référence structurée",
      },
      information: {
        label: "Note au payeur",
        hint: "Affichée avant le paiement, non transmise",
      },
    },
  },
  upi: {
    name: "Paiement UPI",
    description: "Commence un paiement UPI en roupies.",
    fields: {
      payeeAddress: { label: "Identifiant UPI", hint: "Adresse de paiement virtuelle du bénéficiaire" },
      payeeName: { label: "Bénéficiaire", hint: "Nom du bénéficiaire" },
      merchantCode: { label: "Catégorie de commerce", hint: "Quatre chiffres selon ISO 18245" },
      transactionReference: {
        label: "Référence",
        hint: "Au plus 35 lettres et chiffres, par exemple un numéro de commande",
      },
      transactionNote: { label: "Note", hint: "Ce qui est payé" },
      amount: { label: "Montant", hint: "En roupies" },
      minimumAmount: { label: "Montant minimal", hint: "En roupies, si l’on peut payer plus" },
      url: { label: "Adresse web", hint: "Plus sur le paiement" },
    },
  },
  pix: {
    name: "Paiement Pix",
    description: "Commence un paiement Pix en reais.",
    fields: {
      key: {
        label: "Clé Pix",
        hint: "CPF, CNPJ, adresse e-mail, numéro de téléphone avec +55 ou clé aléatoire",
      },
      merchantName: { label: "Bénéficiaire", hint: "Au plus 25 caractères ; sans accents" },
      merchantCity: { label: "Ville", hint: "Au plus 15 caractères ; sans accents" },
      amount: { label: "Montant", hint: "En reais" },
      txid: { label: "Identifiant de transaction", hint: "Au plus 25 lettres et chiffres" },
      description: {
        label: "Description",
        hint: "Montrée au payeur ; avec la clé, au plus 73 caractères ; sans accents",
      },
      postalCode: { label: "Code postal", hint: "Huit chiffres (CEP)" },
    },
  },
  crypto: {
    name: "Paiement en cryptomonnaie",
    description: "Commence un paiement en Bitcoin ou dans une autre cryptomonnaie.",
    fields: {
      currency: { label: "Monnaie" },
      address: { label: "Adresse", hint: "Du réseau principal ; sa somme de contrôle est vérifiée" },
      amount: { label: "Montant", hint: "En unités entières : 0,001 est un millième de bitcoin" },
      label: { label: "Libellé", hint: "Qui est payé ; pas pour Ethereum" },
      message: { label: "Message", hint: "Pour quoi ; pas pour Ethereum" },
      chainId: {
        label: "Identifiant de chaîne",
        hint: "Seulement pour Ethereum, hors de la chaîne principale (EIP-155)",
      },
    },
  },
};
