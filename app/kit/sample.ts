import type { MonthlyIssue } from '@/components/news/pdf-card'
import type { Story } from '@/components/news/story'
import type { FooterInfoItem, MenuItem, SocialLink, TickerItem } from '@/components/site/site-data'
import type { SideLink } from '@/components/site/side-panel'

const createMenuItem = (cid: number, label: string, href: string, children: MenuItem[] = []): MenuItem => ({
  cid,
  label,
  href,
  children,
})

/** All content here is invented: long Mongolian words, a missing translation, an unknown social network. */
export const menu: MenuItem[] = [
  createMenuItem(1, 'Бидний тухай', '/mm/about', [
    createMenuItem(11, 'Бидний зорилго', '/mm/about#1'),
    createMenuItem(12, 'Бүтэц, удирдлага', '/mm/about#2'),
  ]),
  createMenuItem(2, 'Гишүүнчлэл', '/mm/membership', [
    createMenuItem(21, 'Гишүүд', '/mm/member'),
    createMenuItem(22, 'Гишүүнээр элсэх', '/mm/membership'),
  ]),
  createMenuItem(3, 'Үйл ажиллагаа', '/mm/activity', [createMenuItem(31, 'Ажлын хэсэг', '/mm/activity#1')]),
  createMenuItem(4, 'Мэдээ', '/mm/blog', [
    createMenuItem(8, 'Мэдээ', '/mm/blog/8=1'),
    createMenuItem(13, 'Арга хэмжээ', '/mm/blog/13=1'),
    createMenuItem(17, 'Бүсийн чуулган', '/mm/blog/17=1'),
    createMenuItem(18, 'Үндэсний аж үйлдвэржилтийн хурал', '/mm/blog/18=1'),
  ]),
  createMenuItem(5, 'Арилжаа', '/mm/trade'),
  createMenuItem(6, 'Тайлан', '/mm/report=1'),
  createMenuItem(7, 'Холбоо барих', '/mm/contact'),
]

export const contacts: FooterInfoItem[] = [
  { id: 1, type: 'phone', information: '+976 7000 0000' },
  { id: 2, type: 'email', information: 'info@mnma.example' },
]

export const social: SocialLink[] = ['facebook', 'youtube', 'linkedin', 'x', 'mastodon'].map((icon, id) => ({
  id,
  icon,
  link: `https://${icon}.example`,
}))

export const ticker: TickerItem[] = [
  ['trade', 'Коксжих нүүрс', 'Говь Ресурс', 12_800, '2025.09.10'],
  ['notice', 'Зэсийн баяжмал', 'Тэнгэр Зэс', 6_000, '2025.09.15'],
  ['trade', 'Эрчим хүчний нүүрс', 'Их Овоо', 19_200, '2025.09.09'],
  ['notice', 'Төмрийн хүдэр', 'Хангай Металл', null, '2025.09.16'],
].map(([kind, product, seller, tonnes, date], at) => ({
  id: String(at),
  kind: kind as TickerItem['kind'],
  product: { text: String(product), lang: 'mn' },
  seller: { text: String(seller), lang: 'mn' },
  tonnes: typeof tonnes === 'number' ? tonnes : null,
  date: String(date),
  href: at === 2 ? null : '/mm/trade',
}))

/** Draws a picture as a data URL, so that the kit needs no stored file. */
function pictureDataUrl(hue: number, secondHue = hue + 30): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="730" height="455" viewBox="0 0 730 455"><rect width="730" height="455" fill="hsl(${hue} 45% 82%)"/><path d="M0 250 180 120 300 230 460 90 730 280V455H0Z" fill="hsl(${secondHue} 45% 55%)"/><path d="M0 330Q180 280 365 330T730 330V455H0Z" fill="hsl(${hue} 50% 30%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const titles = [
  'Хариуцлагатай уул уурхайн хөтөлбөрийн гурав дахь үе шат Өмнөговьд эхэллээ',
  'Биржийн арилжаагаар 128 мянган тонн коксжих нүүрс борлуулагдлаа',
  'Уурхайн хаалт, нөхөн сэргээлтийн журмын төсөлд саналаа өгнө үү',
  'Зуны дадлагын хөтөлбөрт 64 оюутан хамрагдлаа',
  'Ховд аймагт баруун бүсийн уул уурхайн хөгжлийг хэлэлцэв',
  'Өрөмдлөгийн дээжийн үндэсний санг цахим хэлбэрт шилжүүлж дуусав',
]

export const stories: Story[] = titles.map((title, at) => ({
  id: at,
  href: `/mm/detail/${at}`,
  title,
  lang: at === 3 ? 'en' : undefined,
  summary:
    'Шинэ үе шатанд 14 уурхай нэгдэж, өөрийн үнэлгээгээ есдүгээр сарын 30-ны дотор бөглөнө. Үр дүнг хөндлөнгийн аудиторууд баталгаажуулна.',
  image: pictureDataUrl(200 + at * 8, at === 1 ? 24 : 215),
  publisher: { text: 'МУУҮА', lang: 'mn' },
  createdAt: `2025-09-0${9 - at}T03:00:00.000Z`,
  date: `2025.09.0${9 - at}`,
}))

export const heroSlides = [18, 205, 180, 40].map((hue, id) => ({
  id,
  image: pictureDataUrl(hue),
  alt: `Онцлох зураг ${id + 1}`,
  ...(id !== 1 && { href: '/mm/about' }),
}))

export const slides = [210, 25, 190, 95].map((hue, id) => ({
  id,
  image: pictureDataUrl(hue),
  alt: '',
  caption: `Орхоны хөндий, хээрийн судалгааны баг, ${id + 1} дэх өдөр.`,
  href: `/mm/detail/${id + 1}`,
}))

export const categories: SideLink[] = [
  { key: '8', label: 'Мэдээ', href: '/mm/blog/8=1', count: 148, current: true },
  { key: '13', label: 'Арга хэмжээ', href: '/mm/blog/13=1', count: 63 },
  { key: '17', label: 'Бүсийн чуулган', href: '/mm/blog/17=1', count: 21 },
  { key: '18', label: 'Үндэсний аж үйлдвэржилтийн хурал', href: '/mm/blog/18=1', count: 9 },
]

export const months: SideLink[] = [9, 8, 7, 6, 5, 4, 3, 2].map((month) => ({
  key: `2025-0${month}`,
  label: `2025 оны ${month} сар`,
  href: `/mm/blog/2025-0${month}=1`,
}))

export const issue: MonthlyIssue = {
  href: '/mn/page/1',
  label: { text: '2025 оны 8 дугаар сарын дугаар', lang: 'mn' },
  cover: pictureDataUrl(212),
}
