/**
 * A page of the book of the thirty years. `scripts/demo-media.ts` prints the pictures of the pages and the
 * PDF from these texts.
 */
export type DemoBookPage = {
  kind: 'cover' | 'plate' | 'text' | 'back'
  title: string
  /** The content of the page for English readers: the book itself is in Mongolian. */
  titleEn: string
  /** Paragraphs of a text page; the caption of a plate. */
  paragraphs: string[]
}

export const bookPageSize = { width: 840, height: 1188 }

/** The picture of a page under `demo/media`; pages are counted from 0. */
export function bookPagePicture(page: number): string {
  return `book/${String(page + 1).padStart(2, '0')}.webp`
}
/** The whole book under `demo/media`. */
export const bookPdf = 'pdf/book.pdf'

const text = (title: string, titleEn: string, ...paragraphs: string[]): DemoBookPage => ({
  kind: 'text',
  title,
  titleEn,
  paragraphs,
})
const plate = (title: string, titleEn: string, caption: string): DemoBookPage => ({
  kind: 'plate',
  title,
  titleEn,
  paragraphs: [caption],
})

/** Twelve pages: two covers and ten inner ones, so that every leaf has a front and a back. */
export const demoBookPages: DemoBookPage[] = [
  {
    kind: 'cover',
    title: 'МУУҮА 30 жил',
    titleEn: 'MNMA: 30 years',
    paragraphs: ['Монголын уул уурхайн үндэсний ассоциаци', '1994–2024'],
  },
  plate('Зүсэлт', 'A section', 'Газрын хэвлийн түүх давхарга бүрдээ бичигдэж үлддэг.'),
  text(
    'Өмнөх үг',
    'Foreword',
    'Гучин жил бол геологийн хувьд агшин зуур, харин салбарын хувьд бүхэл бүтэн үе юм. Энэ хугацаанд Монголын уул уурхай цөөн хэдэн улсын үйлдвэрээс олон зуун аж ахуйн нэгжтэй, бие даасан салбар болон өргөжлөө.',
    'Энэхүү номд тэр замыг туулсан хүмүүсийн дурсамж, тэдний бүтээсэн ажлын товчоог эмхэтгэв. Ном бол тайлан биш. Энэ бол талархал юм.',
  ),
  text(
    'Эхлэл',
    'The beginning',
    '1994 оны хавар арван нэгэн байгууллагын төлөөлөл нэг ширээний ард сууж, салбарынхаа нэгдсэн дуу хоолойтой болохоор тохиролцжээ. Анхны хурлын тэмдэглэл ердөө хоёр хуудас байсан.',
    'Тэр хоёр хуудсанд бичигдсэн «хамтдаа» гэдэг үг өнөөг хүртэл бидний ажлын утга учир хэвээр байна.',
  ),
  plate('Өрмийн дээж', 'Drill core', 'Орд бүрийн түүх өрмийн дээжийн хайрцгаас эхэлдэг.'),
  text(
    'Эхний арван жил',
    'The first ten years',
    'Хувийн хэвшил бүрэлдэж, анхны хайгуулын компаниуд талбай дээр гарав. Геологичид морь, машинаар аялж, гараар зурсан газрын зургаа хуваалцдаг байлаа.',
    'Ассоциаци хууль тогтоомжийн төсөлд саналаа өгч, анхны сургалтаа зохион байгуулж, гадаад дахь түншүүдтэйгээ холбоо тогтоов.',
  ),
  text(
    'Хоёр дахь арван жил',
    'The second ten years',
    'Томоохон ордууд эргэлтэд орж, салбарын ажиллах хүч гурав дахин нэмэгдэв. Өсөлт хариуцлага дагуулдгийг бид энэ үед ойлгосон.',
    'Дөрвөн хороо байнгын ажиллагаатай болж, аюулгүй ажиллагааны нийтлэг стандартыг гишүүд сайн дураараа хэрэгжүүлж эхлэв.',
  ),
  plate('Ил уурхай', 'An open pit', 'Дээрээс харахад уурхай бол тойргуудаас бүтсэн газрын зураг.'),
  text(
    'Гурав дахь арван жил',
    'The third ten years',
    'Хариуцлагатай уул уурхайн сайн дурын хөтөлбөр батлагдаж, өөрийн үнэлгээ, хөндлөнгийн аудит гишүүдийн хэвшил болов.',
    'Биржийн арилжаа, цахим бүртгэл, нээлттэй мэдээлэл салбарын өдөр тутмын хэвшил болсон нь энэ үеийн онцлог юм.',
  ),
  text(
    'Хүмүүс',
    'People',
    '«Анхны дадлагаа хийсэн уурхайдаа би хорин жилийн дараа захирлаар очсон. Намайг сургасан мастер маань хаалган дээр тосож авсан» гэж нэгэн инженер дурсан ярьсан юм.',
    'Ийм түүх салбарт олон бий. Уурхайг машин биш, хүн ажиллуулдаг.',
  ),
  text(
    'Дараагийн гучин жил',
    'The next thirty years',
    'Эрчим хүчний шилжилтэд хэрэгтэй зэс, лити, молибден бидний хөрсөнд бий. Тэдгээрийг байгальд ээлтэй, нутагтаа өгөөжтэй олборлох нь дараагийн үеийн даалгавар болно.',
    'Бид тэр замыг гишүүдтэйгээ, нутгийн иргэдтэй, ирээдүйн уурхайчидтай хамт туулна.',
  ),
  {
    kind: 'back',
    title: 'МУУҮА',
    titleEn: 'MNMA',
    paragraphs: ['Улаанбаатар хот, Сүхбаатар дүүрэг', 'info@mnma.example'],
  },
]
