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

export const PAYMENT_TYPES_ES: Types = {
  epc: {
    name: "Transferencia SEPA",
    description: "Rellena una transferencia bancaria en euros.",
    fields: {
      name: { label: "Beneficiario", hint: "A quién se paga" },
      iban: { label: "IBAN" },
      bic: { label: "BIC", hint: "Solo es necesario para cuentas fuera del Espacio Económico Europeo" },
      amount: { label: "Importe", hint: "En euros, de 0,01 a 999999999,99" },
      purpose: { label: "Código de finalidad", hint: "Cuatro letras de la lista ISO 20022, como CHAR" },
      remittanceStructured: {
        label: "Referencia estructurada",
        hint: "Como una referencia RF; no junto con un concepto",
      },
      remittanceUnstructured: {
        label: "Concepto",
        hint: "No junto con una referencia estructurada",
      },
      information: {
        label: "Nota para quien paga",
        hint: "Se muestra antes de pagar, no se envía",
      },
    },
  },
  upi: {
    name: "Pago UPI",
    description: "Inicia un pago UPI en rupias.",
    fields: {
      payeeAddress: { label: "Identificador UPI", hint: "Dirección virtual de pago del beneficiario" },
      payeeName: { label: "Beneficiario", hint: "Nombre del beneficiario" },
      merchantCode: { label: "Categoría de comercio", hint: "Cuatro cifras de ISO 18245" },
      transactionReference: {
        label: "Referencia",
        hint: "Como máximo 35 letras y cifras, como un número de pedido",
      },
      transactionNote: { label: "Nota", hint: "Por qué se paga" },
      amount: { label: "Importe", hint: "En rupias" },
      minimumAmount: { label: "Importe mínimo", hint: "En rupias, si se puede pagar más" },
      url: { label: "Dirección web", hint: "Más sobre el pago" },
    },
  },
  pix: {
    name: "Pago Pix",
    description: "Inicia un pago Pix en reales.",
    fields: {
      key: {
        label: "Clave Pix",
        hint: "CPF, CNPJ, dirección de correo, número de teléfono con +55 o una clave aleatoria",
      },
      merchantName: { label: "Beneficiario", hint: "Como máximo 25 caracteres; las tildes se omiten" },
      merchantCity: { label: "Ciudad", hint: "Como máximo 15 caracteres; las tildes se omiten" },
      amount: { label: "Importe", hint: "En reales" },
      txid: { label: "Id de la transacción", hint: "Como máximo 25 letras y cifras" },
      description: {
        label: "Descripción",
        hint: "Se muestra a quien paga; con la clave, como máximo 73 caracteres; las tildes se omiten",
      },
      postalCode: { label: "Código postal", hint: "Ocho cifras (CEP)" },
    },
  },
  crypto: {
    name: "Pago con criptomoneda",
    description: "Inicia un pago en Bitcoin o en otra criptomoneda.",
    fields: {
      currency: { label: "Moneda" },
      address: { label: "Dirección", hint: "De la red principal; se comprueba su suma de control" },
      amount: { label: "Importe", hint: "En monedas enteras: 0,001 es una milésima de bitcoin" },
      label: { label: "Nombre", hint: "A quién se paga; no con Ethereum" },
      message: { label: "Mensaje", hint: "Por qué se paga; no con Ethereum" },
      chainId: {
        label: "Id de la cadena",
        hint: "Solo con Ethereum, si no es la cadena principal (EIP-155)",
      },
    },
  },
};
