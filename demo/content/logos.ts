type Committee = 'publicRelations' | 'environment' | 'legal' | 'logistics'
export type LogoMark = 'peak' | 'strata' | 'crystal' | 'pit' | 'drill' | 'sun' | 'wave' | 'core'

export type DemoLogo = {
  /** The picture under `demo/media/logos`. */
  key: string
  name: string
  mark: LogoMark
  colour: string
  board?: true
  member?: true
  responsible?: true
  committees?: Committee[]
}

const azurite = '#1b4f8c'
const copper = '#98410f'
const malachite = '#17694f'
const graphite = '#22343d'
const brass = '#8a6400'
const turquoise = '#1f7d74'

/** Invented companies: eleven on the board, sixteen members, eight in the responsible mining programme. */
export const demoLogos: DemoLogo[] = [
  {
    key: 'khangai-metal',
    name: 'Хангай Металл',
    mark: 'peak',
    colour: azurite,
    board: true,
    responsible: true,
    committees: ['environment', 'legal'],
  },
  {
    key: 'gobi-mineral',
    name: 'Говь Минерал',
    mark: 'sun',
    colour: copper,
    board: true,
    responsible: true,
    committees: ['publicRelations', 'logistics'],
  },
  {
    key: 'altai-resource',
    name: 'Алтай Ресурс',
    mark: 'strata',
    colour: graphite,
    board: true,
    responsible: true,
    committees: ['legal'],
  },
  {
    key: 'steppe-copper',
    name: 'Тал Нутгийн Зэс',
    mark: 'crystal',
    colour: copper,
    board: true,
    responsible: true,
    committees: ['environment'],
  },
  {
    key: 'orkhon-coal',
    name: 'Орхон Нүүрс',
    mark: 'core',
    colour: graphite,
    board: true,
    committees: ['logistics'],
  },
  {
    key: 'tuul-gold',
    name: 'Туул Алт',
    mark: 'wave',
    colour: brass,
    board: true,
    responsible: true,
    committees: ['environment', 'publicRelations'],
  },
  { key: 'mon-geo', name: 'Мон Гео', mark: 'drill', colour: turquoise, board: true, committees: ['legal'] },
  {
    key: 'darkhan-steel',
    name: 'Дархан Ган',
    mark: 'pit',
    colour: azurite,
    board: true,
    committees: ['logistics'],
  },
  {
    key: 'selenge-iron',
    name: 'Сэлэнгэ Төмөр',
    mark: 'strata',
    colour: copper,
    board: true,
    committees: ['publicRelations'],
  },
  {
    key: 'khentii-tungsten',
    name: 'Хэнтий Вольфрам',
    mark: 'crystal',
    colour: graphite,
    board: true,
    responsible: true,
    committees: ['environment'],
  },
  {
    key: 'uvs-fluorspar',
    name: 'Увс Жонш',
    mark: 'crystal',
    colour: malachite,
    board: true,
    committees: ['legal', 'publicRelations'],
  },
  {
    key: 'bayan-drilling',
    name: 'Баян Өрөмдлөг',
    mark: 'drill',
    colour: azurite,
    member: true,
    committees: ['environment'],
  },
  {
    key: 'noyon-transport',
    name: 'Ноён Тээвэр',
    mark: 'wave',
    colour: graphite,
    member: true,
    committees: ['logistics'],
  },
  { key: 'ikh-tamir', name: 'Их Тамир', mark: 'peak', colour: malachite, member: true },
  {
    key: 'sharyn-gol',
    name: 'Шарын Энержи',
    mark: 'sun',
    colour: brass,
    member: true,
    committees: ['publicRelations'],
  },
  {
    key: 'dornod-uranium',
    name: 'Дорнод Уран',
    mark: 'pit',
    colour: turquoise,
    member: true,
    responsible: true,
  },
  {
    key: 'zavkhan-lithium',
    name: 'Завхан Лити',
    mark: 'core',
    colour: azurite,
    member: true,
    committees: ['environment'],
  },
  { key: 'erdem-lab', name: 'Эрдэм Лаборатори', mark: 'drill', colour: malachite, member: true },
  {
    key: 'tsagaan-suvarga',
    name: 'Цагаан Уул',
    mark: 'peak',
    colour: graphite,
    member: true,
    responsible: true,
  },
  {
    key: 'mandal-equipment',
    name: 'Мандал Техник',
    mark: 'pit',
    colour: copper,
    member: true,
    committees: ['logistics'],
  },
  { key: 'nomgon-explosives', name: 'Номгон Сорил', mark: 'sun', colour: copper, member: true },
  {
    key: 'khuvsgul-phosphate',
    name: 'Хөвсгөл Фосфат',
    mark: 'wave',
    colour: azurite,
    member: true,
    committees: ['environment'],
  },
  { key: 'arvan-zes', name: 'Арван Зэс', mark: 'strata', colour: copper, member: true },
  {
    key: 'munkh-survey',
    name: 'Мөнх Маркшейдер',
    mark: 'core',
    colour: turquoise,
    member: true,
    committees: ['legal'],
  },
  { key: 'bogd-closure', name: 'Богд Нөхөн Сэргээлт', mark: 'peak', colour: malachite, member: true },
  { key: 'tes-silver', name: 'Тэс Мөнгө', mark: 'crystal', colour: graphite, member: true },
  { key: 'ulaan-silicon', name: 'Улаан Цахиур', mark: 'core', colour: brass, member: true },
]

/** The English name of a company, written as in the key of its logo. */
export function englishNameOf(key: string): string {
  if (key === 'sharyn-gol') return 'Sharyn Energy'
  return key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
