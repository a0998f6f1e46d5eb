import type { ContactType } from '@/db/schema/directory'
import { type AimagCode, aimagName } from '@/lib/organisations/aimags'

export type DemoCompany = {
  /** The name of its logo under `demo/media/logos`. */
  key?: string
  name: string
  name_en: string
  codes: readonly string[]
  address: string
  address_en: string
  aimag: AimagCode
  sum: string
  sum_en: string
  about: string
  about_en: string
  contacts: { contact_type: ContactType; contact_value: string }[]
  registration_number: string
  approval: boolean
  status: boolean
  registrant: { name: string; position: string; email: string; phone: string }
  daysAgo: number
}

type Line = readonly [name: string, name_en: string, codes: string, about?: string, about_en?: string]

/** Companies with a logo, by its key. */
const logoCompanies: Readonly<Record<string, Line>> = {
  'khangai-metal': [
    'Хангай Металл ХХК',
    'Khangai Metal LLC',
    '0102 0105',
    'Төмрийн хүдрийн ордыг ашиглаж, баяжуулдаг.',
    'Mines and concentrates copper and molybdenum in the Khangai range.',
  ],
  'gobi-mineral': [
    'Говь Минерал ХХК',
    'Gobi Mineral LLC',
    '0103 0105',
    'Өмнөговь, Дундговьд алтны үндсэн ордын хайгуул, олборлолт эрхэлдэг.',
    'Explores and mines hard-rock gold in the South and Middle Gobi.',
  ],
  'altai-resource': ['Алтай Ресурс ХХК', 'Altai Resource LLC', '0102'],
  'steppe-copper': [
    'Тал Нутгийн Зэс ХХК',
    'Steppe Copper LLC',
    '0102',
    'Зэс-порфирын ордод ил уурхай, баяжуулах үйлдвэр ажиллуулдаг.',
    'Runs an open pit and a concentrator on a porphyry copper deposit.',
  ],
  'orkhon-coal': [
    'Орхон Нүүрс ХХК',
    'Orkhon Coal LLC',
    '0101',
    'Дулааны цахилгаан станцад хүрэн нүүрс нийлүүлдэг.',
    'Supplies lignite to power stations.',
  ],
  'tuul-gold': [
    'Туул Алт ХХК',
    'Tuul Gold LLC',
    '0103',
    'Шороон ордыг цэвэр ус бохирдуулахгүй технологиор олборлож, нөхөн сэргээдэг.',
    'Mines placer gold without fouling clean water, and restores the land.',
  ],
  'mon-geo': [
    'Мон Гео ХХК',
    'Mon Geo LLC',
    '0105 0302',
    'Геологийн зураглал, геохимийн сорьцлолт, нөөцийн тооцоо хийдэг.',
    'Geological mapping, geochemical sampling, resource estimates.',
  ],
  'munkh-survey': [
    'Мөнх Маркшейдер ХХК',
    'Munkh Survey LLC',
    '0105',
    'Маркшейдерийн хэмжилт, дроны зураглал.',
    'Mine surveying and drone mapping.',
  ],
  'darkhan-steel': ['Дархан Ган ХХК', 'Darkhan Steel LLC', '0104'],
  'selenge-iron': [
    'Сэлэнгэ Төмөр ХХК',
    'Selenge Iron LLC',
    '0104',
    'Төмрийн хүдэр олборлож, төмөр замаар экспортолдог.',
    'Mines iron ore and exports it by rail.',
  ],
  'khentii-tungsten': ['Хэнтий Вольфрам ХХК', 'Khentii Tungsten LLC', '0105'],
  'uvs-fluorspar': ['Увс Жонш ХХК', 'Uvs Fluorspar LLC', '0104'],
  'bayan-drilling': [
    'Баян Өрөмдлөг ХХК',
    'Bayan Drilling LLC',
    '0301',
    'Алмазан болон эргэлтэт өрөмдлөг, усны худаг.',
    'Diamond and rotary drilling, water wells.',
  ],
  'noyon-transport': [
    'Ноён Тээвэр ХХК',
    'Noyon Transport LLC',
    '0303',
    'Нүүрс, баяжмалын авто тээвэр, гаалийн зуучлал.',
    'Haulage of coal and concentrate, customs brokerage.',
  ],
  'ikh-tamir': ['Их Тамир ХХК', 'Ikh Tamir LLC', '0305 0401'],
  'sharyn-gol': ['Шарын Энержи ХХК', 'Sharyn Energy LLC', '0101'],
  'dornod-uranium': ['Дорнод Уран ХХК', 'Dornod Uranium LLC', '0105'],
  'zavkhan-lithium': ['Завхан Лити ХХК', 'Zavkhan Lithium LLC', '0105'],
  'erdem-lab': [
    'Эрдэм Лаборатори ХХК',
    'Erdem Laboratory LLC',
    '0302',
    'Чулуулаг, хүдэр, усны шинжилгээг итгэмжлэгдсэн аргаар хийж, 72 цагт хариу өгдөг.',
    'Accredited assays of rock, ore and water, with results in 72 hours.',
  ],
  'mandal-equipment': [
    'Мандал Техник ХХК',
    'Mandal Equipment LLC',
    '0201 0202',
    'Экскаватор, өөрөө буулгагч, тэдгээрийн сэлбэг, засвар.',
    'Excavators, dump trucks, their parts and repair.',
  ],
  'nomgon-explosives': [
    'Номгон Сорил ХХК',
    'Nomgon Explosives LLC',
    '0301',
    'Тэсэлгээний ажлын зураг төсөл, тэсрэх бодис.',
    'Blast design and explosives.',
  ],
  'arvan-zes': ['Арван Зэс ХХК', 'Arvan Zes LLC', '0102'],
  'bogd-closure': [
    'Богд Нөхөн Сэргээлт ХХК',
    'Bogd Closure LLC',
    '0304',
    'Нөхөн сэргээлтийн төлөвлөгөө, байгаль орчны нөлөөллийн үнэлгээ.',
    'Closure plans and environmental impact assessment.',
  ],
  'khuvsgul-phosphate': ['Хөвсгөл Фосфат ХХК', 'Khuvsgul Phosphate LLC', '0105'],
  'ulaan-silicon': ['Улаан Цахиур ХХК', 'Ulaan Silicon LLC', '0105'],
  'tes-silver': ['Тэс Мөнгө ХХК', 'Tes Silver LLC', '0103'],
}

/** Companies without a logo: they have the stone of their category. */
const others: readonly Line[] = [
  [
    'Алтан Хөндий Инженеринг ХХК',
    'Altan Valley Engineering LLC',
    '0301 0302 0201',
    'Говийн бүсийн уурхайнуудад өрөмдлөг, тэсэлгээний зураг төсөл боловсруулж, гүйцэтгэлд нь хяналт тавьдаг. 2009 онд зургаан инженертэй байгуулагдсан, эдүгээ 84 ажилтантай.',
    'Designs drilling and blasting for mines of the Gobi and supervises the work. Founded in 2009 by six engineers, now 84 people.',
  ],
  ['Говь Гүн Өрөм ХХК', 'Gobi Deep Drilling LLC', '0301'],
  ['Дорнод Геотек ХХК', 'Dornod Geotech LLC', '0301 0302'],
  ['Хар Морин Тээвэр ХХК', 'Black Horse Haulage LLC', '0303 0301'],
  ['Өндөр Хайгуул ХХК', 'Undur Exploration LLC', '0105 0301'],
  ['Мөнх Тэнгэр Тэсэлгээ ХХК', 'Munkh Tenger Blasting LLC', '0301'],
  [
    'Тавантолгой Сервис ХХК',
    'Tavan Service LLC',
    '0202 0203',
    'Хүнд машины дугуй, тос тослох материал, явуулын засвар.',
    'Tyres and lubricants for heavy machines, mobile repair.',
  ],
  ['Гурван Сайхан Шатахуун ХХК', 'Three Beauties Fuel LLC', '0203'],
  [
    'Найрамдал Хамгаалалт ХХК',
    'Nairamdal Safety LLC',
    '0204',
    'Хөдөлмөр хамгааллын хувцас, хэрэгсэл, сургалт.',
    'Protective clothing, equipment and training.',
  ],
  ['Бат Гутал ХХК', 'Bat Boots LLC', '0204'],
  [
    'Цагаан Гэр Кэмп ХХК',
    'White Ger Camp LLC',
    '0305',
    'Уурхайн суурингийн хоол, цэвэрлэгээ, угаалга.',
    'Catering, cleaning and laundry for mine camps.',
  ],
  ['Говийн Хүнс ХХК', 'Gobi Catering LLC', '0305'],
  ['Мөнх Даатгал Зууч ХХК', 'Munkh Insurance Broker LLC', '0401'],
  [
    'Шударга Хуульчид ХХН',
    'Shudarga Law LLP',
    '0402',
    'Ашигт малтмалын тусгай зөвшөөрөл, хөрөнгө оруулалтын гэрээ.',
    'Mineral licences and investment agreements.',
  ],
  ['Хөх Тэнгэр Авто Зам ХХК', 'Blue Sky Roads LLC', '0303'],
  ['Ногоон Хил ХХК', 'Green Border LLC', '0304'],
  ['Үйлдвэр Сэлбэг ХХК', 'Uildver Parts LLC', '0202 0201'],
  ['Ёл Уул ХХК', 'Yol Mountain LLC', '0105'],
]

/** Requests that wait for the staff: one has the registration number of a company that is listed. */
const requestLines: readonly Line[] = [
  [
    'Алтай Гео Сервис ХХК',
    'Altai Geo Service LLC',
    '0302 0105',
    'Чулуулаг, усны шинжилгээ, талбайн зураглал хийдэг.',
    '',
  ],
  ['Говийн Хүнс Үйлчилгээ ХХК', 'Gobi Food Service LLC', '0305'],
  ['Мөнх Зүүд Даатгал ХХК', 'Munkh Zuud Insurance LLC', '0401'],
]

type Place = readonly [aimag: AimagCode, sum: string, sum_en: string, part?: string, part_en?: string]

/** Where companies are whose names, texts or changes tell of a place, by their English names. */
const places: Readonly<Record<string, Place>> = {
  'Gobi Mineral LLC': ['MN-053', 'Даланзадгад', 'Dalanzadgad', '3 дугаар баг', '3rd bag'],
  'Altai Resource LLC': ['MN-065', 'Есөнбулаг', 'Yesönbulag'],
  'Orkhon Coal LLC': ['MN-035', 'Баян-Өндөр', 'Bayan-Öndör'],
  'Tuul Gold LLC': ['MN-047', 'Заамар', 'Zaamar'],
  'Darkhan Steel LLC': ['MN-037', 'Дархан', 'Darkhan', '12 дугаар баг', '12th bag'],
  'Selenge Iron LLC': ['MN-049', 'Сүхбаатар', 'Sükhbaatar'],
  'Khentii Tungsten LLC': ['MN-039', 'Хэрлэн', 'Kherlen'],
  'Uvs Fluorspar LLC': ['MN-046', 'Улаангом', 'Ulaangom'],
  'Noyon Transport LLC': ['MN-053', 'Ноён', 'Noyon'],
  'Ikh Tamir LLC': ['MN-073', 'Их-Тамир', 'Ikh-Tamir'],
  'Sharyn Energy LLC': ['MN-037', 'Шарынгол', 'Sharyngol'],
  'Dornod Uranium LLC': ['MN-061', 'Хэрлэн', 'Kherlen'],
  'Zavkhan Lithium LLC': ['MN-057', 'Улиастай', 'Uliastai'],
  'Mandal Equipment LLC': ['MN-049', 'Мандал', 'Mandal'],
  'Nomgon Explosives LLC': ['MN-053', 'Номгон', 'Nomgon'],
  'Arvan Zes LLC': ['MN-035', 'Баян-Өндөр', 'Bayan-Öndör'],
  'Khuvsgul Phosphate LLC': ['MN-041', 'Мөрөн', 'Mörön'],
  'Tes Silver LLC': ['MN-046', 'Тэс', 'Tes'],
  'Dornod Geotech LLC': ['MN-1', 'Хан-Уул', 'Khan-Uul', '15 дугаар хороо', '15th khoroo'],
  'Gobi Deep Drilling LLC': ['MN-053', 'Даланзадгад', 'Dalanzadgad', '4 дүгээр баг', '4th bag'],
  'Tavan Service LLC': ['MN-053', 'Цогтцэций', 'Tsogttsetsii'],
  'Three Beauties Fuel LLC': ['MN-053', 'Даланзадгад', 'Dalanzadgad', '1 дүгээр баг', '1st bag'],
  'White Ger Camp LLC': ['MN-053', 'Ханбогд', 'Khanbogd'],
  'Gobi Catering LLC': ['MN-059', 'Сайнцагаан', 'Saintsagaan'],
  'Yol Mountain LLC': ['MN-053', 'Даланзадгад', 'Dalanzadgad', '2 дугаар баг', '2nd bag'],
  'Altai Geo Service LLC': ['MN-065', 'Есөнбулаг', 'Yesönbulag'],
}
/** The districts of the other companies. */
const districts: readonly [Place, ...Place[]] = [
  ['MN-1', 'Хан-Уул', 'Khan-Uul', '15 дугаар хороо', '15th khoroo'],
  ['MN-1', 'Сүхбаатар', 'Sükhbaatar', '1 дүгээр хороо', '1st khoroo'],
  ['MN-1', 'Баянзүрх', 'Bayanzürkh', '4 дүгээр хороо', '4th khoroo'],
]
const placeOf = (name_en: string, at: number): Place =>
  places[name_en] ?? districts[at % districts.length] ?? districts[0]

/** The columns of a place, with the address that begins with it. */
function placeColumnsOf([aimag, sum, sum_en, part, part_en]: Place, house: number) {
  const [kind, kindOfSum, kindOfSumEn] =
    aimag === 'MN-1' ? ['хот', 'дүүрэг', ' district'] : ['аймаг', 'сум', '']
  const parts = [`${aimagName(aimag, 'mn')} ${kind}`, `${sum} ${kindOfSum}`, part, `${house} тоот`]
  const partsEn = [String(house), part_en, `${sum_en}${kindOfSumEn}`, aimagName(aimag, 'en')]
  return {
    ...{ aimag, sum, sum_en },
    address: parts.filter(Boolean).join(', '),
    address_en: partsEn.filter(Boolean).join(', '),
  }
}
const registrants = ['Д.Ундрах', 'Ж.Тэмүүлэн', 'Н.Саран', 'Б.Отгонбаяр', 'Г.Энхтуяа'] as const

const domainOf = (name_en: string) =>
  `${name_en
    .replace(/ (LLC|LLP)$/, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')}.example`

function companyOf(
  [name, name_en, codes, about = '', about_en = '']: Line,
  at: number,
  key?: string,
): DemoCompany {
  const domain = key ? `${key}.example` : domainOf(name_en)
  const phone = `70${String(11 + (at % 7))} ${String(2201 + at * 37)}`
  return {
    ...(key && { key }),
    name: name.toLocaleUpperCase('mn'),
    name_en: name_en.toUpperCase(),
    codes: codes.split(' '),
    ...placeColumnsOf(placeOf(name_en, at), at + 2),
    about,
    about_en,
    contacts: [
      { contact_type: 'phone', contact_value: phone },
      ...(at % 3 === 0
        ? [{ contact_type: 'phone' as const, contact_value: `99${String(110_045 + at * 313).slice(0, 6)}` }]
        : []),
      ...(at % 4 === 0
        ? [
            {
              contact_type: 'fax' as const,
              contact_value: `70${String(14 + (at % 5))} ${String(5579 + at * 3)}`,
            },
          ]
        : []),
      { contact_type: 'email', contact_value: `info@${domain}` },
      { contact_type: 'website', contact_value: domain },
    ],
    registration_number: String(9_000_101 + at * 119),
    approval: true,
    status: true,
    registrant: {
      name: registrants[at % registrants.length] ?? registrants[0],
      position: 'Захирал',
      email: `office@${domain}`,
      phone,
    },
    daysAgo: 30 + at * 5,
  }
}

const listedCompanies = [
  ...Object.entries(logoCompanies).map(([key, line], at) => companyOf(line, at, key)),
  ...others.map((line, at) => companyOf(line, at + Object.keys(logoCompanies).length)),
]

/** The companies of the directory, and the requests to be listed. */
export const demoCompanies: DemoCompany[] = [
  ...listedCompanies,
  ...requestLines.map((line, at) => ({
    ...companyOf(line, listedCompanies.length + at, ['mon-geo', 'ikh-tamir', 'munkh-survey'][at]),
    ...(at === 0 && {
      registration_number: listedCompanies.find(({ key }) => key === 'mon-geo')?.registration_number ?? '',
    }),
    approval: false,
    daysAgo: at + 1,
  })),
]

/** Where the company with a logo is, as the columns of its member; nothing if no company has the logo. */
export function demoPlaceOf(logoKey: string) {
  const company = listedCompanies.find(({ key }) => key === logoKey)
  return company && { aimag: company.aimag, sum: company.sum, sum_en: company.sum_en }
}
