import { findByCulture } from './find-by-culture.ts';

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
    'Ce billet donne accès à une seule personne, une seule fois. Seule la première présentation du code-barres est valable ; toute copie sera refusée : ne le confiez à personne.',
    'Présentez-le imprimé ou sur écran, code-barres entièrement visible. Une autre personne ne peut l’utiliser qu’une fois le billet transféré à son nom par l’organisateur.',
    'L’organisateur peut modifier le programme pour un motif sérieux. Les billets ne sont remboursés qu’en cas d’annulation ou de report.',
    'Le règlement intérieur du lieu s’applique. Toute sortie est définitive, sauf indication contraire du lieu.',
  ].join('\n'),
  it: [
    'Il biglietto consente l’ingresso di una sola persona, una sola volta. Vale la prima presentazione del codice a barre; le copie saranno rifiutate: non cederlo a nessuno.',
    'Presentarlo stampato o su uno schermo, con il codice a barre interamente visibile. Un’altra persona può usarlo solo dopo il cambio di nominativo da parte dell’organizzatore.',
    'L’organizzatore può modificare il programma per giustificati motivi. I biglietti sono rimborsati solo se l’evento è annullato o rinviato.',
    'Si applica il regolamento della struttura. Una volta usciti non è consentito rientrare, salvo diversa indicazione della struttura.',
  ].join('\n'),
  pt: [
    'Este bilhete permite a entrada de uma pessoa, uma única vez. Entra quem apresentar primeiro o código de barras; as cópias são recusadas, por isso não o ceda a ninguém.',
    'Apresente-o impresso ou num ecrã, com o código de barras totalmente visível. Outra pessoa só pode usá-lo depois de o organizador o transferir para o seu nome.',
    'O organizador pode alterar o programa por motivo justificado. Os bilhetes só são reembolsados se o evento for cancelado ou adiado.',
    'Aplica-se o regulamento do recinto. Não é permitida a reentrada, salvo indicação em contrário do recinto.',
  ].join('\n'),
  'pt-br': [
    'Este ingresso dá direito à entrada de uma pessoa, uma única vez. Entra quem apresentar primeiro o código de barras; cópias são recusadas, por isso não o repasse a ninguém.',
    'Apresente-o impresso ou na tela, com o código de barras totalmente visível. Outra pessoa só pode usá-lo depois que o organizador o transferir para o nome dela.',
    'O organizador pode alterar o programa por motivo justificado. O valor só é devolvido se o evento for cancelado ou adiado.',
    'Valem as regras do local. Não é permitido entrar de novo depois de sair, salvo indicação do local.',
  ].join('\n'),
  es: [
    'Esta entrada permite el acceso de una sola persona, una sola vez. Accede quien muestre primero el código de barras; las copias se rechazan, así que no la comparta.',
    'Tráigala impresa o en una pantalla, con el código de barras visible por completo. Otra persona solo puede usarla después de que el organizador la haya puesto a su nombre.',
    'El organizador puede modificar el programa por motivos justificados. Solo se devuelve el importe si el evento se cancela o cambia de fecha.',
    'Rigen las normas del recinto. Una vez fuera no se permite volver a entrar, salvo que el recinto indique lo contrario.',
  ].join('\n'),
  nl: [
    'Dit ticket geeft één persoon één keer toegang. Wie de barcode het eerst toont, mag naar binnen; kopieën worden geweigerd, dus geef het niet uit handen.',
    'Neem het afgedrukt of op een scherm mee, met de hele barcode in beeld. Iemand anders mag het pas gebruiken nadat de organisator het op naam van die persoon heeft gezet.',
    'De organisator mag het programma om gegronde redenen wijzigen. Tickets worden alleen terugbetaald als het evenement wordt afgelast of verplaatst.',
    'De huisregels van de locatie gelden. Wie naar buiten gaat, komt niet meer binnen, tenzij de locatie anders aangeeft.',
  ].join('\n'),
  el: [
    'Το εισιτήριο ισχύει για ένα άτομο και για μία είσοδο. Εισέρχεται όποιος δείξει πρώτος τον γραμμωτό κώδικα· τα αντίγραφα δεν γίνονται δεκτά, γι’ αυτό μην το δίνετε σε άλλους.',
    'Φέρτε το εκτυπωμένο ή στην οθόνη, με ολόκληρο τον γραμμωτό κώδικα ορατό. Άλλο άτομο μπορεί να το χρησιμοποιήσει μόνο αφού το μεταβιβάσει ο διοργανωτής.',
    'Ο διοργανωτής μπορεί να αλλάξει το πρόγραμμα για σοβαρό λόγο. Επιστροφή χρημάτων γίνεται μόνο αν η εκδήλωση ακυρωθεί ή μεταφερθεί σε άλλη ημερομηνία.',
    'Ισχύει ο κανονισμός του χώρου. Μετά την έξοδο δεν επιτρέπεται η επανείσοδος, εκτός αν ο χώρος ορίζει διαφορετικά.',
  ].join('\n'),
  ar: [
    'هذه التذكرة صالحة لدخول شخص واحد مرة واحدة. يُسمح بالدخول لمن يُظهر الرمز الشريطي أولاً، وتُرفض النسخ، فلا تُعطِها لأحد.',
    'أحضرها مطبوعة أو على شاشة مع ظهور الرمز الشريطي كاملاً. لا يجوز لشخص آخر استخدامها إلا بعد أن يحوّلها المنظّم إلى اسمه.',
    'يجوز للمنظّم تغيير البرنامج لسبب وجيه. لا يُرد ثمن التذكرة إلا إذا أُلغيت الفعالية أو نُقلت إلى موعد آخر.',
    'تسري قواعد المكان. لا يُسمح بالعودة بعد الخروج ما لم يذكر المكان خلاف ذلك.',
  ].join('\n'),
  he: [
    'כרטיס זה מקנה כניסה לאדם אחד, פעם אחת. מי שמציג ראשון את הברקוד נכנס; עותקים יידחו, ולכן אין למסור את הכרטיס לאחרים.',
    'יש להציגו מודפס או על מסך, כשהברקוד כולו גלוי. אדם אחר רשאי להשתמש בו רק לאחר שהמארגן העביר אותו על שמו.',
    'המארגן רשאי לשנות את התוכנית מטעמים סבירים. כספי הכרטיס יוחזרו רק אם האירוע יבוטל או יידחה למועד אחר.',
    'תקנון המקום חל. אין כניסה חוזרת לאחר יציאה, אלא אם המקום קבע אחרת.',
  ].join('\n'),
  zh: [
    '本票限一人入场一次。以最先出示条码者为准，复印件无效，请妥善保管，勿交他人。',
    '请打印或在屏幕上出示，条码须完整可见。他人须经主办方办理转让后方可使用。',
    '主办方可因正当理由调整节目。仅在活动取消或改期时退票。',
    '入场须遵守场馆规定。除场馆另有说明外，离场后不得再次入场。',
  ].join('\n'),
  'zh-tw': [
    '本票限一人入場一次。以最先出示條碼者為準，複本無效，請妥善保管，勿交予他人。',
    '請列印或以螢幕出示，條碼須完整可見。他人須經主辦單位辦理轉讓後方可使用。',
    '主辦單位得因正當理由調整節目。僅於活動取消或改期時退票。',
    '入場須遵守場館規定。除場館另有說明外，離場後不得再次入場。',
  ].join('\n'),
  ja: [
    '本券1枚につき1名様、1回限り入場できます。最初に提示されたバーコードのみ有効です。複製は無効となりますので、他の方に渡さないでください。',
    '印刷した券または画面で、バーコード全体が見える状態でご提示ください。他の方は、主催者が名義を変更した後に限りご利用いただけます。',
    'やむを得ない事情により、内容が変更になる場合があります。払い戻しは、公演の中止または日程変更の場合に限ります。',
    '会場の規則に従ってください。会場が認める場合を除き、再入場はできません。',
  ].join('\n'),
  ko: [
    '이 티켓으로 한 명이 한 번 입장할 수 있습니다. 바코드를 먼저 제시한 사람만 입장할 수 있으며 사본은 인정되지 않으니 다른 사람에게 넘기지 마십시오.',
    '인쇄하거나 화면에 띄워 바코드 전체가 보이도록 제시해 주십시오. 다른 사람은 주최자가 명의를 변경한 뒤에만 사용할 수 있습니다.',
    '주최자는 정당한 사유가 있을 때 프로그램을 변경할 수 있습니다. 행사가 취소되거나 날짜가 변경된 경우에만 환불됩니다.',
    '공연장 규정이 적용됩니다. 공연장이 따로 허용하지 않는 한 재입장할 수 없습니다.',
  ].join('\n'),
  th: [
    'บัตรนี้ใช้เข้างานได้หนึ่งคน หนึ่งครั้ง ผู้ที่แสดงบาร์โค้ดก่อนจะได้เข้างาน สำเนาใช้ไม่ได้ จึงไม่ควรส่งต่อให้ผู้อื่น',
    'นำบัตรที่พิมพ์แล้วหรือแสดงบนหน้าจอมาด้วย โดยต้องเห็นบาร์โค้ดครบทั้งหมด ผู้อื่นจะใช้บัตรได้หลังจากผู้จัดงานโอนชื่อให้แล้วเท่านั้น',
    'ผู้จัดงานอาจเปลี่ยนแปลงกำหนดการเมื่อมีเหตุอันควร จะคืนเงินเฉพาะเมื่องานถูกยกเลิกหรือเลื่อนวันเท่านั้น',
    'ผู้เข้างานต้องปฏิบัติตามระเบียบของสถานที่ และไม่สามารถกลับเข้ามาอีกหลังออกไปแล้ว เว้นแต่สถานที่จะระบุไว้เป็นอย่างอื่น',
  ].join('\n'),
};

/** Returns '' for a language that has none, because terms in another language bind nobody who cannot read them. */
export const findDefaultTerms = (culture: string): string => findByCulture(DEFAULT_TICKET_TERMS, culture) ?? '';
