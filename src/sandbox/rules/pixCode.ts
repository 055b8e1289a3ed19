import type { Decimal } from '../../contract/schemas/money.ts';

/** Who is paid, as the code names them: letters that every reader knows, at most 25 and 15. */
const PAYEE = 'LEVE ENTRETENIMENTO';
const CITY = 'SAO PAULO';

/** Where a bank asks for the charge behind the code: this host belongs to nobody. */
const CHARGES = 'pix.leve.example/qr/v2/';

/** One element: identifier, length in two digits, value. */
const element = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE of a text's bytes, as four hexadecimal digits: polynomial 1021, from FFFF. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The BR Code of a charge (Banco Central's "Manual de Padrões para Iniciação do Pix", EMV QRCPS-MPM): paid once, for a fixed amount.
 * It is what the QR shows and what is pasted into the bank's app.
 */
export function pixCode(charge: string, amount: Decimal): string {
  const code = [
    element('00', '01'),
    element('01', '12'),
    element('26', element('00', 'br.gov.bcb.pix') + element('25', CHARGES + charge)),
    element('52', '0000'),
    element('53', '986'),
    element('54', amount),
    element('58', 'BR'),
    element('59', PAYEE),
    element('60', CITY),
    element('62', element('05', '***')),
    '6304',
  ].join('');
  return code + crc16(code);
}
