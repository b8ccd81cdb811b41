/** True for a CPF, Brazil's tax number of a person: 11 digits, the last two of them check digits. */
export function isCpf(text: string): boolean {
  return /^\d{11}$/.test(text) && !/^(\d)\1+$/.test(text) && endsInCheckDigits(text, 11);
}

/**
 * True for a CNPJ, Brazil's tax number of a company: 14 characters, the last two check digits. Letters are allowed
 * before them since July 2026 (Instrução Normativa RFB 2.229/2024).
 */
export function isCnpj(text: string): boolean {
  return /^[A-Z\d]{12}\d{2}$/.test(text) && !/^(\d)\1+$/.test(text) && endsInCheckDigits(text, 9);
}

function endsInCheckDigits(text: string, heaviest: number): boolean {
  const body = text.slice(0, -2);
  const first = checkDigit(body, heaviest);
  return text === `${body}${first}${checkDigit(`${body}${first}`, heaviest)}`;
}

/**
 * Modulo 11, weighted 2, 3, … from the right up to `heaviest`, then from 2 again; a letter counts its ASCII
 * code less 48.
 */
function checkDigit(body: string, heaviest: number): number {
  let sum = 0;
  for (let place = 0; place < body.length; place++)
    sum += (body.charCodeAt(body.length - 1 - place) - 48) * (2 + (place % (heaviest - 1)));
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
