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

export const PAYMENT_TYPES_DE: Types = {
  epc: {
    name: "SEPA-Überweisung",
    description: "Füllt eine Überweisung in Euro aus.",
    fields: {
      name: { label: "Empfänger", hint: "Wer bezahlt wird" },
      iban: { label: "IBAN" },
      bic: { label: "BIC", hint: "Nur für Konten außerhalb des Europäischen Wirtschaftsraums nötig" },
      amount: { label: "Betrag", hint: "In Euro, 0,01 bis 999999999,99" },
      purpose: { label: "Zweckschlüssel", hint: "Vier Buchstaben der ISO-20022-Liste, etwa CHAR" },
      remittanceStructured: {
        label: "Strukturierte Referenz",
        hint: "Etwa eine RF-Referenz; nicht zusammen mit einem Verwendungszweck",
      },
      remittanceUnstructured: {
        label: "Verwendungszweck",
        hint: "Nicht zusammen mit einer strukturierten Referenz",
      },
      information: {
        label: "Hinweis an den Zahler",
        hint: "Wird vor dem Bezahlen gezeigt, nicht mitgeschickt",
      },
    },
  },
  upi: {
    name: "UPI-Zahlung",
    description: "Beginnt eine UPI-Zahlung in Rupien.",
    fields: {
      payeeAddress: { label: "UPI-Kennung", hint: "Virtuelle Zahlungsadresse des Empfängers" },
      payeeName: { label: "Empfänger", hint: "Name des Empfängers" },
      merchantCode: { label: "Händlerkategorie", hint: "Vier Ziffern nach ISO 18245" },
      transactionReference: {
        label: "Referenz",
        hint: "Höchstens 35 Buchstaben und Ziffern, etwa eine Bestellnummer",
      },
      transactionNote: { label: "Notiz", hint: "Wofür bezahlt wird" },
      amount: { label: "Betrag", hint: "In Rupien" },
      minimumAmount: { label: "Mindestbetrag", hint: "In Rupien, wenn mehr gezahlt werden darf" },
      url: { label: "Webadresse", hint: "Mehr über die Zahlung" },
    },
  },
  pix: {
    name: "Pix-Zahlung",
    description: "Beginnt eine Pix-Zahlung in Reais.",
    fields: {
      key: {
        label: "Pix-Schlüssel",
        hint: "CPF, CNPJ, E-Mail-Adresse, Telefonnummer mit +55 oder ein Zufallsschlüssel",
      },
      merchantName: { label: "Empfänger", hint: "Höchstens 25 Zeichen; Akzente entfallen" },
      merchantCity: { label: "Ort", hint: "Höchstens 15 Zeichen; Akzente entfallen" },
      amount: { label: "Betrag", hint: "In Reais" },
      txid: { label: "Transaktionskennung", hint: "Höchstens 25 Buchstaben und Ziffern" },
      description: {
        label: "Beschreibung",
        hint: "Wird dem Zahler gezeigt; mit dem Schlüssel höchstens 73 Zeichen; Akzente entfallen",
      },
      postalCode: { label: "Postleitzahl", hint: "Acht Ziffern (CEP)" },
    },
  },
  crypto: {
    name: "Krypto-Zahlung",
    description: "Beginnt eine Zahlung in Bitcoin oder einer anderen Kryptowährung.",
    fields: {
      currency: { label: "Währung" },
      address: { label: "Adresse", hint: "Aus dem Hauptnetz; die Prüfsumme wird geprüft" },
      amount: { label: "Betrag", hint: "In ganzen Münzen: 0,001 ist ein tausendstel Bitcoin" },
      label: { label: "Bezeichnung", hint: "Wer bezahlt wird; nicht bei Ethereum" },
      message: { label: "Nachricht", hint: "Wofür; nicht bei Ethereum" },
      chainId: {
        label: "Kennung der Kette",
        hint: "Nur bei Ethereum, wenn es nicht die Hauptkette ist (EIP-155)",
      },
    },
  },
};
