import type { CODE_TYPES_DE } from "../german/code-types.ts";

export const PAYMENT_TYPES_IT: Pick<typeof CODE_TYPES_DE, "epc" | "upi" | "pix" | "crypto"> = {
  epc: {
    name: "Bonifico SEPA",
    description: "Compila un bonifico in euro.",
    fields: {
      name: { label: "Beneficiario", hint: "Chi riceve il pagamento" },
      iban: { label: "IBAN" },
      bic: { label: "BIC", hint: "Serve solo per conti fuori dallo Spazio economico europeo" },
      amount: { label: "Importo", hint: "In euro, da 0,01 a 999999999,99" },
      purpose: {
        label: "Codice dello scopo",
        hint: "Quattro lettere dell'elenco ISO 20022, per esempio CHAR",
      },
      remittanceStructured: {
        label: "Riferimento strutturato",
        hint: "Per esempio un riferimento RF; non insieme a una causale",
      },
      remittanceUnstructured: {
        label: "Causale",
        hint: "Non insieme a un riferimento strutturato",
      },
      information: {
        label: "Nota per chi paga",
        hint: "Si vede prima del pagamento, non viene trasmessa",
      },
    },
  },
  upi: {
    name: "Pagamento UPI",
    description: "Avvia un pagamento UPI in rupie.",
    fields: {
      payeeAddress: { label: "ID UPI", hint: "Indirizzo di pagamento virtuale del beneficiario" },
      payeeName: { label: "Beneficiario", hint: "Nome del beneficiario" },
      merchantCode: { label: "Categoria dell'esercente", hint: "Quattro cifre secondo ISO 18245" },
      transactionReference: {
        label: "Riferimento",
        hint: "Al massimo 35 lettere e cifre, per esempio un numero d'ordine",
      },
      transactionNote: { label: "Nota", hint: "Per che cosa si paga" },
      amount: { label: "Importo", hint: "In rupie" },
      minimumAmount: { label: "Importo minimo", hint: "In rupie, se si può pagare di più" },
      url: { label: "Indirizzo web", hint: "Altro sul pagamento" },
    },
  },
  pix: {
    name: "Pagamento Pix",
    description: "Avvia un pagamento Pix in real.",
    fields: {
      key: {
        label: "Chiave Pix",
        hint: "CPF, CNPJ, indirizzo e-mail, numero di telefono con +55 o una chiave casuale",
      },
      merchantName: { label: "Beneficiario", hint: "Al massimo 25 caratteri; gli accenti si perdono" },
      merchantCity: { label: "Città", hint: "Al massimo 15 caratteri; gli accenti si perdono" },
      amount: { label: "Importo", hint: "In real" },
      txid: { label: "ID della transazione", hint: "Al massimo 25 lettere e cifre" },
      description: {
        label: "Descrizione",
        hint: "La vede chi paga; con la chiave al massimo 73 caratteri; gli accenti si perdono",
      },
      postalCode: { label: "Codice postale", hint: "Otto cifre (CEP)" },
    },
  },
  crypto: {
    name: "Pagamento in criptovaluta",
    description: "Avvia un pagamento in Bitcoin o in un'altra criptovaluta.",
    fields: {
      currency: { label: "Valuta" },
      address: { label: "Indirizzo", hint: "Della rete principale; la somma di controllo viene verificata" },
      amount: { label: "Importo", hint: "In monete intere: 0,001 è un millesimo di Bitcoin" },
      label: { label: "Etichetta", hint: "Chi riceve il pagamento; non con Ethereum" },
      message: { label: "Messaggio", hint: "Per che cosa; non con Ethereum" },
      chainId: {
        label: "ID della catena",
        hint: "Solo con Ethereum, se non è la catena principale (EIP-155)",
      },
    },
  },
};
