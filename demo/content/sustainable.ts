import type { CoverVariant } from '@/demo/art/cover'
import type { DemoPdf } from './pdf'

export type DemoStandard = DemoPdf & { variant: CoverVariant; points: string[] }

type Words = { title: string; subtitle: string; lead: string; points: string[] }

const headings = {
  mn: ['Зорилго', 'Шалгах хуудас', 'Хэрэглэх'],
  en: ['Purpose', 'Checklist', 'How to use it'],
}
const uses = {
  mn: 'Шалгах хуудсыг улирал тутам бөглөж, дутууг хариуцах хүн, хугацаатайгаар төлөвлөгөөнд тусгана. Гарын авлагыг сургалтад чөлөөтэй ашиглаж болно.',
  en: 'Fill in the checklist every quarter and plan each gap with an owner and a date. The guide may be used freely in training.',
}

const standard = (key: string, variant: CoverVariant, lang: 'mn' | 'en', words: Words): DemoStandard => {
  const [purpose = '', checklist = '', use = ''] = headings[lang]
  return {
    key: `standard-${key}-${lang}`,
    lang,
    title: words.title,
    subtitle: words.subtitle,
    variant,
    points: words.points,
    html: `<h2>${purpose}</h2><p>${words.lead}</p><h2>${checklist}</h2><ol>${words.points.map((point) => `<li>${point}</li>`).join('')}</ol><h2>${use}</h2><p>${uses[lang]}</p>`,
  }
}

/** Standards and guides in both languages, each with two posters: `<key>-1.jpg` and `<key>-2.jpg`. */
export const demoSustainable: DemoStandard[] = [
  standard('tailings', 'contours', 'mn', {
    title: 'Хаягдлын сангийн аюулгүй ажиллагаа',
    subtitle: 'Тогтвортой уул уурхайн стандарт 1',
    lead: 'Хаягдлын сангийн далангийн тогтворжилтыг ашиглалтын бүх хугацаанд хангаж, доод талын айл, бэлчээр, голыг хамгаална.',
    points: [
      'Хариуцах инженерийг томилсон',
      'Усны түвшнийг өдөр бүр хэмждэг',
      'Далангийн шилжилт хөдөлгөөнийг сар бүр хэмждэг',
      'Яаралтай үеийн төлөвлөгөөг нутгийн иргэдтэй туршсан',
      'Хөндлөнгийн үнэлгээг жил бүр хийлгэдэг',
    ],
  }),
  standard('water', 'steppe', 'mn', {
    title: 'Усны нөөцийн хариуцлагатай ашиглалт',
    subtitle: 'Тогтвортой уул уурхайн стандарт 2',
    lead: 'Уурхайн усны тэнцлийг нээлттэй тооцож, цэвэр усны хэрэглээг бууруулж, ус ашигладаг бусад хүний эрхийг хүндэтгэнэ.',
    points: [
      'Усны тэнцлийг улирал тутам гаргадаг',
      'Эргэлтийн усны хувийг нэмэгдүүлэх зорилттой',
      'Хяналтын цооногийн дүнг нийтэлдэг',
      'Малчдын худгийн түвшнийг хамт хэмждэг',
      'Ус зайлуулах цэг бүр зөвшөөрөлтэй',
    ],
  }),
  standard('biodiversity', 'strata', 'mn', {
    title: 'Биологийн олон янз байдлыг хамгаалах',
    subtitle: 'Тогтвортой уул уурхайн стандарт 3',
    lead: 'Ховор ургамал, амьтны амьдрах орчинд үзүүлэх нөлөөллөөс зайлсхийх, бууруулах, нөхөн сэргээх, дүйцүүлэх гэсэн дарааллаар хамгаална.',
    points: [
      'Суурь судалгааг дөрвөн улиралд хийсэн',
      'Нүүдлийн замыг чөлөөтэй үлдээсэн',
      'Өнгөн хөрсийг ялган хадгалдаг',
      'Нутгийн ургамлын үрээр нөхөн сэргээдэг',
      'Ажиглалтын дүнг жил бүр мэдээлдэг',
    ],
  }),
  standard('tailings', 'contours', 'en', {
    title: 'Safe operation of tailings facilities',
    subtitle: 'Sustainable mining standard 1',
    lead: 'Keep the dam stable for the entire life of the facility, and protect the families, pastures and rivers below it.',
    points: [
      'A responsible engineer is appointed',
      'The water level is measured every day',
      'The dam is surveyed every month',
      'The emergency plan has been rehearsed with local people',
      'An independent review is made every year',
    ],
  }),
  standard('water', 'steppe', 'en', {
    title: 'Responsible use of water',
    subtitle: 'Sustainable mining standard 2',
    lead: 'Account openly for the water of the mine, use less fresh water, and respect the rights of everybody else who uses it.',
    points: [
      'A water balance is made every quarter',
      'There is a target for recycled water',
      'Results of monitoring wells are published',
      'Wells of herders are measured together with them',
      'Every discharge point has a permit',
    ],
  }),
  standard('biodiversity', 'strata', 'en', {
    title: 'Protecting biodiversity',
    subtitle: 'Sustainable mining standard 3',
    lead: 'Protect the habitat of rare plants and animals in this order: avoid, reduce, restore, offset.',
    points: [
      'The baseline was studied in all four seasons',
      'Migration routes are left open',
      'Topsoil is stored apart',
      'Land is restored with seeds of local plants',
      'Observations are reported every year',
    ],
  }),
]
