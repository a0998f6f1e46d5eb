import type { ScreenName } from '@/lib/platform/site/office-paths'

/** One thing that an editor notices, with the screen where it is. */
type Change = { text: string; screen?: ScreenName }

/** What is new in one version, under the headings of `CHANGELOG.md`. */
type Version = {
  version: string
  /** The day of the release. */
  day: string
  security?: readonly Change[]
  accessibility?: readonly Change[]
  fixed?: readonly Change[]
  added?: readonly Change[]
  changed?: readonly Change[]
}

/**
 * What is new for editors, newest version first: from `CHANGELOG.md` only what they see in the office or on
 * the sites, in their language. `changes.test.ts` refuses a version of `CHANGELOG.md` that is not here.
 */
export const versions: readonly Version[] = [
  {
    version: '1.0.0',
    day: '2026-11-28',
    added: [
      {
        text: 'Удирдлагын эхний хуудас «Өнөөдөр» боллоо: бүх сайтад хүлээж буй ажил, хамгийн удаан хүлээснээс эхлэн, хугацаатай нь.',
        screen: 'dashboard',
      },
      {
        text: 'Маягт бичвэрийн алдааг заана: үгэнд холилдсон өөр гарын үсэг, илүү зай, хашилт, хоосон холбоос. Заримыг нь нэг дарж засна.',
        screen: 'news',
      },
      {
        text: 'Лавлахын компани, гишүүдийн лого аймаг, сумтай болов. Лавлахын нүүр, гишүүдийн хуудсанд аймгаар харагдана.',
        screen: 'listedCompanies',
      },
      { text: 'Сайтын хайлтаар PDF файл доторх үг олдож, тэр хуудас нь нээгдэнэ.' },
      {
        text: 'Гишүүн байгууллагыг Excel, CSV файлаар, логог нь хамт оруулна.',
        screen: 'companies',
      },
      { text: 'Мэдээг Excel, CSV файлаар, нүүр зургийг нь хамт оруулна.', screen: 'news' },
      {
        text: 'Файлаар оруулах хэсэг бүрд татаж авах загвар бий. Оруулахаас өмнө туршиж, алдаатай мөрийг харна.',
      },
      { text: 'Хуучин сайтын хаягаар ирсэн зочныг шинэ хуудас руу шилжүүлнэ.', screen: 'redirects' },
      {
        text: 'Ижил утгатай үгс, хайлтын дүнгийн дээр гарах холбоосыг засаж, зочдын хайгаад олоогүй үгсийг харна.',
        screen: 'searchWords',
      },
      {
        text: 'Хэн хэний хувийн мэдээллийг үзэж, татсан нь үйлдлийн түүхэнд үлдэнэ.',
        screen: 'activity',
      },
      {
        text: 'Хүний хувийн мэдээллийг хайхад түүний компаниудад бичсэн захидал ч гарна.',
        screen: 'personalData',
      },
      {
        text: 'Серверийн байдал, нөөц хуулбар, илгээгдээгүй захидлыг харж, захидлыг дахин илгээнэ.',
        screen: 'system',
      },
      { text: 'Скриптэд эрх, хугацаатай түлхүүр үүсгэнэ.', screen: 'apiTokens' },
      {
        text: 'Сайтын хайлтаар биржийн бүтээгдэхүүн, үнэлгээний асуулт, холбоо барих мэдээлэл, арга хэмжээ, лавлах ч олдоно.',
      },
      { text: 'Сайтын хөл хэсэгт «Хувийн мэдээлэл» хуудасны холбоос нэмэгдлээ.' },
    ],
    accessibility: [
      { text: 'Сайтын хөл хэсэгт «Хүртээмж» хуудасны холбоос нэмэгдлээ. Тэндээс зочин саадыг мэдэгдэнэ.' },
      { text: 'Нээсэн цонхыг хаахад түүнийг нээсэн товч дахин сонгогдоно.' },
      { text: 'Доод талын товчлуурын мөр засаж буй талбарыг халхлахаа больсон.' },
      { text: 'Жагсаалт нарийн дэлгэцэд багтана.' },
    ],
    fixed: [
      { text: 'Хуудас бүрэн ачаалагдахаас өмнө бичсэн текст нооргод хадгалагдана.' },
      { text: 'Хуудсыг шинээр нийтлэх агшинд нээсэн маягтад бичсэн текст алдагдахгүй.' },
      { text: 'Өгөгдлийн сан өөрчлөлт хүлээж авахгүй үед ч нэвтэрсэн ажилтан мэдээллийг уншина.' },
    ],
    changed: [
      { text: 'Хайлт олон тооны үг, асуулт, зайтай бичсэн тоо, товчлолыг ойлгоно.' },
      { text: 'Сайтын дараагийн хуудас удаан сүлжээнд хоёр дахин хурдан нээгдэнэ.' },
    ],
    security: [
      {
        text: 'Нэвтрэлт, оруулсан код, эрхгүй хүний хийхийг завдсан үйлдэл бүр серверийн бүртгэлд үлдэнэ.',
      },
    ],
  },
]
