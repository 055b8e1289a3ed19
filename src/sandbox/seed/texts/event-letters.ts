import type { Text } from './text.ts';

/** What happens to a member's money or standing that a letter tells of, with the values that its text names. */
export interface LetterEvents {
  depositApproved: { amount: Text; method: Text };
  depositDeclined: { amount: Text; reason: Text };
  withdrawalPaid: { amount: Text; account: Text };
  withdrawalRejected: { amount: Text; reason: Text };
  transferReceived: { amount: Text; from: Text };
  claimPaid: { amount: Text; what: Text };
  bonusExpired: { amount: Text; what: Text };
  kycVerified: Record<never, Text>;
  kycRejected: { reason: Text };
  levelReached: { level: Text };
  contractSigned: { who: Text };
  contractRejected: { who: Text; reason: Text };
}

/** A letter with places for values, as `{amount}`; `content` is HTML. */
interface Pattern {
  title: Text;
  content: Text;
}

/** The letters of the house about what has happened. */
export const EVENT_LETTERS: Record<keyof LetterEvents, Pattern> = {
  depositApproved: {
    title: { pt: 'Depósito de {amount} aprovado', en: 'Deposit of {amount} approved' },
    content: {
      pt: '<p>{amount} por {method} já está na sua <a href="/m/wallet">carteira</a>. O comprovante está em <a href="/m/depositRecord">Meus depósitos</a>.</p>',
      en: '<p>{amount} by {method} is in your <a href="/m/wallet">wallet</a>. The receipt is in <a href="/m/depositRecord">My deposits</a>.</p>',
    },
  },
  depositDeclined: {
    title: { pt: 'Depósito de {amount} recusado', en: 'Deposit of {amount} declined' },
    content: {
      pt: '<p>{reason}</p><p>Veja os detalhes em <a href="/m/depositRecord">Meus depósitos</a>.</p>',
      en: '<p>{reason}</p><p>See the details in <a href="/m/depositRecord">My deposits</a>.</p>',
    },
  },
  withdrawalPaid: {
    title: { pt: 'Saque de {amount} pago', en: 'Withdrawal of {amount} paid' },
    content: {
      pt: '<p>Enviamos {amount} para {account}. Na maioria dos bancos o valor aparece em poucos minutos.</p>',
      en: '<p>We sent {amount} to {account}. With most banks it shows within minutes.</p>',
    },
  },
  withdrawalRejected: {
    title: { pt: 'Saque de {amount} recusado', en: 'Withdrawal of {amount} rejected' },
    content: {
      pt: '<p>{reason}</p><p>O valor voltou para a sua <a href="/m/wallet">carteira</a>.</p>',
      en: '<p>{reason}</p><p>The amount is back in your <a href="/m/wallet">wallet</a>.</p>',
    },
  },
  transferReceived: {
    title: { pt: 'Você recebeu {amount}', en: 'You received {amount}' },
    content: {
      pt: '<p>{from} transferiu {amount} para a sua <a href="/m/wallet">carteira</a>.</p>',
      en: '<p>{from} sent {amount} to your <a href="/m/wallet">wallet</a>.</p>',
    },
  },
  claimPaid: {
    title: { pt: '{what}: {amount} resgatado', en: '{what}: {amount} claimed' },
    content: {
      pt: '<p>{amount} foi creditado. Acompanhe o que falta apostar em <a href="/m/bonusDetails">Meus bônus</a>.</p>',
      en: '<p>{amount} was credited. See what is left to stake in <a href="/m/bonusDetails">My bonuses</a>.</p>',
    },
  },
  bonusExpired: {
    title: { pt: 'O bônus de {amount} expirou', en: 'The bonus of {amount} has expired' },
    content: {
      pt: '<p>{what}: o prazo para apostar terminou, e o bônus saiu da sua carteira de bônus. O seu saldo não mudou. Veja os detalhes em <a href="/m/bonusDetails">Meus bônus</a>.</p>',
      en: '<p>{what}: the time to wager it is over, and the bonus has left your bonus wallet. Your balance has not changed. See the details in <a href="/m/bonusDetails">My bonuses</a>.</p>',
    },
  },
  kycVerified: {
    title: { pt: 'Identidade verificada', en: 'Identity verified' },
    content: {
      pt: '<p>Seus documentos foram aprovados. Os seus <a href="/m/withdraw">saques</a> não têm mais o limite de quem não é verificado.</p>',
      en: '<p>Your documents were approved. Your <a href="/m/withdraw">withdrawals</a> no longer have the limit of the unverified.</p>',
    },
  },
  kycRejected: {
    title: { pt: 'Precisamos dos seus documentos de novo', en: 'We need your documents again' },
    content: {
      pt: '<p>{reason}</p><p>Envie novas fotos em <a href="/m/kyc">Verificação de identidade</a>.</p>',
      en: '<p>{reason}</p><p>Send new pictures in <a href="/m/kyc">Identity verification</a>.</p>',
    },
  },
  levelReached: {
    title: { pt: 'Você chegou ao nível {level}', en: 'You reached the level {level}' },
    content: {
      pt: '<p>Parabéns! Veja o que o novo nível traz no <a href="/m/vip">clube VIP</a>.</p>',
      en: '<p>Congratulations! See what the new level brings in the <a href="/m/vip">VIP club</a>.</p>',
    },
  },
  contractSigned: {
    title: { pt: '{who} assinou o seu contrato', en: '{who} signed your contract' },
    content: {
      pt: '<p>Ele vale a partir do próximo período. Os contratos da equipe estão na <a href="/m/agent">área do agente</a>.</p>',
      en: '<p>It holds from the next period on. The contracts of the team are in the <a href="/m/agent">agent area</a>.</p>',
    },
  },
  contractRejected: {
    title: { pt: '{who} recusou o seu contrato', en: '{who} rejected your contract' },
    content: {
      pt: '<p>{reason}</p><p>Você pode propor outro na <a href="/m/agent">área do agente</a>.</p>',
      en: '<p>{reason}</p><p>You can propose another one in the <a href="/m/agent">agent area</a>.</p>',
    },
  },
};
