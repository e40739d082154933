/** The terms of a ticket while its promoter has written none, as plain text by language. */
const DEFAULT_TICKET_TERMS: Readonly<Record<string, string>> = {
  en: [
    'This ticket admits one person, once. Whoever shows its barcode first is admitted; copies are refused, so keep it to yourself.',
    'Bring it printed or on a screen, with the whole barcode to be seen. It may be used by somebody else only after the organiser has transferred it.',
    'The organiser may change the programme for good reason. Tickets are refunded only if the event is cancelled or moved to another date.',
    'The rules of the venue apply. There is no re-admission unless the venue says so.',
  ].join('\n'),
  de: [
    'Dieses Ticket berechtigt eine Person einmalig zum Einlass. Eingelassen wird, wer den Barcode zuerst vorzeigt; Kopien werden abgewiesen. Geben Sie es deshalb nicht aus der Hand.',
    'Bringen Sie es gedruckt oder auf einem Bildschirm mit; der Barcode muss ganz zu sehen sein. Eine andere Person darf es erst benutzen, wenn der Veranstalter es umgeschrieben hat.',
    'Programmänderungen aus wichtigem Grund bleiben vorbehalten. Der Preis wird nur erstattet, wenn die Veranstaltung abgesagt oder verlegt wird.',
    'Es gilt die Hausordnung. Ein Wiedereinlass ist nur möglich, wenn der Veranstaltungsort ihn vorsieht.',
  ].join('\n'),
  fr: [
    'Ce billet permet à une seule personne d’entrer une seule fois. La première présentation du code-barres fait foi ; toute copie sera refusée.',
    'Présentez-le imprimé ou sur écran, avec le code-barres entièrement visible. Une autre personne ne peut l’utiliser qu’après son transfert par l’organisateur.',
    'Le programme peut être modifié pour une raison sérieuse. Les billets ne sont remboursés qu’en cas d’annulation ou de report.',
    'Le règlement du lieu s’applique. Toute sortie est définitive, sauf indication contraire du lieu.',
  ].join('\n'),
  it: [
    'Il biglietto consente l’ingresso di una sola persona, una sola volta. Vale la prima presentazione del codice a barre; le copie saranno rifiutate.',
    'Presentarlo stampato o su uno schermo, con il codice a barre interamente visibile. Un’altra persona può usarlo solo dopo il trasferimento da parte dell’organizzatore.',
    'Il programma può cambiare per motivi fondati. I biglietti sono rimborsati solo se l’evento è annullato o spostato.',
    'Vale il regolamento della struttura. Non è consentito rientrare, salvo diversa indicazione.',
  ].join('\n'),
  pt: [
    'Este bilhete admite uma pessoa, uma única vez. É admitido quem apresentar primeiro o código de barras; as cópias são recusadas.',
    'Apresente-o impresso ou num ecrã, com o código de barras totalmente visível. Outra pessoa só pode usá-lo depois de transferido pelo organizador.',
    'O programa pode ser alterado por motivo justificado. Os bilhetes só são reembolsados se o evento for cancelado ou adiado.',
    'Aplica-se o regulamento do recinto. Não é permitida a reentrada, salvo indicação do recinto.',
  ].join('\n'),
};

/** Returns '' for a language that has none, because terms in another language bind nobody who cannot read them. */
export const findDefaultTerms = (culture: string): string => DEFAULT_TICKET_TERMS[culture.slice(0, 2)] ?? '';
