type Line = readonly [
  name: string,
  name_en: string,
  profession: string,
  profession_en: string,
  advice: string,
  advice_en: string,
]

const lines: readonly Line[] = [
  [
    'А.Баттулга',
    'A. Battulga',
    'Уулын зөвлөх инженер',
    'Consulting mining engineer',
    'Ил уурхайн төлөвлөлт, тэсэлгээний параметр, техник-эдийн засгийн үндэслэл',
    'Open pit planning, blast parameters, feasibility studies',
  ],
  [
    'Б.Сарантуяа',
    'B. Sarantuya',
    'Зөвлөх геологич',
    'Consulting geologist',
    'Нөөцийн тооцоо, хайгуулын ажлын хяналт',
    'Resource estimates, supervision of exploration',
  ],
  [
    'В.Ганзориг',
    'V. Ganzorig',
    'Баяжуулалтын зөвлөх инженер',
    'Consulting process engineer',
    'Зэс, молибдений баяжуулах үйлдвэрийн технологи',
    'Technology of copper and molybdenum concentrators',
  ],
  [
    'Г.Мөнхзул',
    'G. Munkhzul',
    'Байгаль орчны зөвлөх',
    'Environmental consultant',
    'Нөлөөллийн үнэлгээ, нөхөн сэргээлтийн төлөвлөгөө',
    'Impact assessment, closure plans',
  ],
  [
    'Д.Эрдэнэбат',
    'D. Erdenebat',
    'Зөвлөх маркшейдер',
    'Consulting mine surveyor',
    'Уурхайн хэмжилт, хажуугийн тогтворжилт',
    'Mine surveying, slope stability',
  ],
  [
    'Ж.Оюунчимэг',
    'J. Oyunchimeg',
    'Усны зөвлөх инженер',
    'Consulting hydrogeologist',
    'Уурхайн ус зайлуулалт, усны нөөцийн үнэлгээ',
    'Mine dewatering, water resources',
  ],
  [
    'З.Төмөрбаатар',
    'Z. Tumurbaatar',
    'Цахилгааны зөвлөх инженер',
    'Consulting electrical engineer',
    'Уурхайн цахилгаан хангамж, аюулгүй ажиллагаа',
    'Power supply of mines, safety',
  ],
  [
    'Ү.Нарангэрэл',
    'U. Narangerel',
    'Хөдөлмөр хамгааллын зөвлөх',
    'Safety consultant',
    'Эрсдэлийн үнэлгээ, аюулгүй ажиллагааны сургалт',
    'Risk assessment, safety training',
  ],
]

/** The consulting engineers of the directory; the last of them still waits for the staff. */
export const demoPeople = lines.map(([name, name_en, profession, profession_en, advice, advice_en], at) => ({
  person: {
    name: name.toLocaleUpperCase('mn'),
    name_en: name_en.toUpperCase(),
    profession,
    profession_en,
    advice_range: advice,
    advice_range_en: advice_en,
    phone_number: `99${String(104_512 + at * 911)}`,
    approval: at < lines.length - 1,
  },
  registrant: {
    name,
    position: profession,
    email: `${name_en.replace(/[^A-Za-z]/g, '').toLowerCase()}@zovlokh.example`,
    phone: `99${String(104_512 + at * 911)}`,
  },
  daysAgo: at === lines.length - 1 ? 2 : 60 + at * 9,
}))
