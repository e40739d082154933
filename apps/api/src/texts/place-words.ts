import { findByCulture } from './find-by-culture.ts';

/** The notes about a seat, on tickets and in reports. */
type PlaceWords = Readonly<Record<'restrictedView' | 'wheelchair' | 'companion' | 'stepFree', string>>;

/** Returns the words in a language, even for another region, else English. */
export const pickPlaceWords = (culture: string): PlaceWords => findByCulture(WORDS, culture) ?? EN;

const EN: PlaceWords = {
  restrictedView: 'Restricted view',
  wheelchair: 'Wheelchair place',
  companion: 'Companion seat',
  stepFree: 'Step-free access',
};

/** The words in every language of tickets. */
const WORDS: Readonly<Record<string, PlaceWords>> = {
  en: EN,
  de: {
    restrictedView: 'Eingeschränkte Sicht',
    wheelchair: 'Rollstuhlplatz',
    companion: 'Platz für die Begleitung',
    stepFree: 'Stufenlos erreichbar',
  },
  fr: {
    restrictedView: 'Visibilité réduite',
    wheelchair: 'Emplacement fauteuil roulant',
    companion: 'Place accompagnateur',
    stepFree: 'Accès de plain-pied',
  },
  it: {
    restrictedView: 'Visibilità limitata',
    wheelchair: 'Posto per sedia a rotelle',
    companion: 'Posto per accompagnatore',
    stepFree: 'Accesso senza gradini',
  },
  es: {
    restrictedView: 'Visibilidad reducida',
    wheelchair: 'Plaza para silla de ruedas',
    companion: 'Asiento de acompañante',
    stepFree: 'Acceso sin escalones',
  },
  pt: {
    restrictedView: 'Visibilidade reduzida',
    wheelchair: 'Lugar para cadeira de rodas',
    companion: 'Lugar de acompanhante',
    stepFree: 'Acesso sem degraus',
  },
  'pt-br': {
    restrictedView: 'Visibilidade reduzida',
    wheelchair: 'Lugar para cadeira de rodas',
    companion: 'Lugar de acompanhante',
    stepFree: 'Acesso sem degraus',
  },
  nl: {
    restrictedView: 'Beperkt zicht',
    wheelchair: 'Rolstoelplaats',
    companion: 'Plaats voor begeleider',
    stepFree: 'Drempelvrij bereikbaar',
  },
  el: {
    restrictedView: 'Περιορισμένη ορατότητα',
    wheelchair: 'Θέση αμαξιδίου',
    companion: 'Θέση συνοδού',
    stepFree: 'Πρόσβαση χωρίς σκαλοπάτια',
  },
  ar: {
    restrictedView: 'رؤية محدودة',
    wheelchair: 'مكان لكرسي متحرك',
    companion: 'مقعد للمرافق',
    stepFree: 'مدخل بلا درج',
  },
  he: {
    restrictedView: 'שדה ראייה מוגבל',
    wheelchair: 'מקום לכיסא גלגלים',
    companion: 'מושב למלווה',
    stepFree: 'גישה ללא מדרגות',
  },
  zh: {
    restrictedView: '视线受阻',
    wheelchair: '轮椅席',
    companion: '陪同席',
    stepFree: '无台阶通道',
  },
  'zh-tw': {
    restrictedView: '視線受阻',
    wheelchair: '輪椅席',
    companion: '陪同席',
    stepFree: '無階梯通道',
  },
  ja: {
    restrictedView: '見切れ席',
    wheelchair: '車いす席',
    companion: '同伴者席',
    stepFree: '段差なし',
  },
  ko: {
    restrictedView: '시야 제한',
    wheelchair: '휠체어석',
    companion: '동반자석',
    stepFree: '계단 없는 통로',
  },
  th: {
    restrictedView: 'มุมมองจำกัด',
    wheelchair: 'ที่สำหรับรถเข็น',
    companion: 'ที่นั่งผู้ติดตาม',
    stepFree: 'ทางเข้าไม่มีขั้นบันได',
  },
};
