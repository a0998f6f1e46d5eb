/** The standards of the demo by their short names. */
export const demoStandards = {
  CMSI: {
    name: 'Consolidated Mining Standard Initiative',
    edition: '2024 оны төсөл',
    link: 'https://miningstandardinitiative.org/',
  },
  GRI: {
    name: 'Global Reporting Initiative Standards',
    edition: '2016–2024',
    link: 'https://www.globalreporting.org/standards/',
  },
  IRMA: {
    name: 'IRMA Standard for Responsible Mining',
    edition: '1.0, 2018',
    link: 'https://responsiblemining.net/',
  },
  TSM: {
    name: 'Towards Sustainable Mining',
    edition: '',
    link: 'https://tsminitiative.com/',
  },
} as const

type Code = keyof typeof demoStandards
type Titles = Readonly<Record<string, readonly [mn: string, en: string]>>

/** The clauses that the demo's questions belong to, with their titles. */
export const demoClauseTitles = {
  CMSI: {
    'Corporate Requirements': ['Компанид тавих шаардлага', ''],
    'Business Integrity': ['Бизнесийн шударга байдал', ''],
    'Responsible Supply Chains': ['Хариуцлагатай нийлүүлэлтийн сүлжээ', ''],
    'New Projects, Expansions and Resettlement': ['Шинэ төсөл, өргөтгөл, нүүлгэн шилжүүлэлт', ''],
    'Rights of Workers': ['Ажилтны эрх', ''],
    'Diverse, Equitable and Inclusive Workplaces': ['Тэгш, хүртээмжтэй ажлын байр', ''],
    'Safe, Healthy and Respectful Workplaces': ['Аюулгүй, эрүүл, хүндэтгэлтэй ажлын байр', ''],
    'Emergency Preparedness and Response': ['Яаралтай үеийн бэлэн байдал', ''],
    'Stakeholder Engagement': ['Оролцогч талуудтай харилцах', ''],
    'Community Impacts and Benefits': ['Орон нутагт үзүүлэх нөлөө, өгөөж', ''],
    'Cultural Heritage': ['Соёлын өв', ''],
    'Grievance Management': ['Гомдол барагдуулах', ''],
    'Water Stewardship': ['Усны хариуцлагатай ашиглалт', ''],
    'Biodiversity, Ecosystem Services and Nature': ['Биологийн олон янз байдал, экосистем', ''],
    'Climate Action': ['Уур амьсгалын өөрчлөлтийн эсрэг ажил', ''],
    'Tailings Management': ['Хаягдлын сангийн менежмент', ''],
    'Pollution Prevention': ['Бохирдлоос сэргийлэх', ''],
    Closure: ['Уурхайн хаалт', ''],
  },
  GRI: {
    '2-15': ['Ашиг сонирхлын зөрчил', 'Conflicts of interest'],
    '2-23': ['Бодлогын амлалт', 'Policy commitments'],
    '2-24': ['Бодлогын амлалтыг ажилд тусгах', 'Embedding policy commitments'],
    '2-25': ['Сөрөг нөлөөг арилгах үйл явц', 'Processes to remediate negative impacts'],
    '2-26': [
      'Зөвлөгөө авах, санаа зовнилоо илэрхийлэх суваг',
      'Mechanisms for seeking advice and raising concerns',
    ],
    '2-27': ['Хууль тогтоомжийн биелэлт', 'Compliance with laws and regulations'],
    '2-29': ['Оролцогч талуудтай харилцах арга', 'Approach to stakeholder engagement'],
    '2-30': ['Хамтын гэрээ', 'Collective bargaining agreements'],
    '14.6': ['Хаягдлын сан', 'Tailings'],
    '14.8': ['Хаалт, нөхөн сэргээлт', 'Closure and rehabilitation'],
    '14.12': ['Газар, нөөц ашиглах эрх', 'Land and resource rights'],
    '14.15': ['Ноцтой ослын менежмент', 'Critical incident management'],
    '202-2': [
      'Удирдах ажилд авсан нутгийн иргэдийн хувь',
      'Proportion of senior management hired from the local community',
    ],
    '203-1': [
      'Дэд бүтцийн хөрөнгө оруулалт, дэмжсэн үйлчилгээ',
      'Infrastructure investments and services supported',
    ],
    '204-1': [
      'Орон нутгийн ханган нийлүүлэгчид зарцуулсан хувь',
      'Proportion of spending on local suppliers',
    ],
    '205-2': [
      'Авлигаас сэргийлэх бодлогын мэдээлэл, сургалт',
      'Communication and training about anti-corruption policies and procedures',
    ],
    '207-4': ['Улс бүрээр гаргах тайлан', 'Country-by-country reporting'],
    '303-1': ['Хамтын нөөц болох устай харилцах', 'Interactions with water as a shared resource'],
    '303-3': ['Усны олборлолт', 'Water withdrawal'],
    '304-3': ['Хамгаалсан, нөхөн сэргээсэн амьдрах орчин', 'Habitats protected or restored'],
    '305-1': ['Хүлэмжийн хийн шууд ялгарал (хүрээ 1)', 'Direct (Scope 1) GHG emissions'],
    '305-7': [
      'Агаар бохирдуулагч бусад ялгарал',
      'Nitrogen oxides (NOx), sulfur oxides (SOx), and other significant air emissions',
    ],
    '306-2': ['Хог хаягдлын нөлөөний менежмент', 'Management of significant waste-related impacts'],
    '308-1': [
      'Байгаль орчны шалгуураар сонгосон шинэ ханган нийлүүлэгч',
      'New suppliers that were screened using environmental criteria',
    ],
    '403-2': [
      'Аюулыг тодорхойлох, эрсдэлийг үнэлэх, осол судлах',
      'Hazard identification, risk assessment, and incident investigation',
    ],
    '403-3': ['Хөдөлмөрийн эрүүл мэндийн үйлчилгээ', 'Occupational health services'],
    '403-5': ['Ажилтны аюулгүй ажиллагааны сургалт', 'Worker training on occupational health and safety'],
    '403-7': [
      'Бизнесийн харилцаатай холбоотой эрсдэлээс сэргийлэх',
      'Prevention and mitigation of occupational health and safety impacts directly linked by business relationships',
    ],
    '403-9': ['Үйлдвэрлэлийн осол, гэмтэл', 'Work-related injuries'],
    '403-10': ['Мэргэжлээс шалтгаалсан өвчин', 'Work-related ill health'],
    '405-2': [
      'Эмэгтэй, эрэгтэй ажилтны цалингийн харьцаа',
      'Ratio of basic salary and remuneration of women to men',
    ],
    '406-1': [
      'Ялгаварлан гадуурхсан тохиолдол, авсан арга хэмжээ',
      'Incidents of discrimination and corrective actions taken',
    ],
    '413-1': [
      'Орон нутгийн оролцоо, нөлөөллийн үнэлгээ, хөгжлийн хөтөлбөр',
      'Operations with local community engagement, impact assessments, and development programs',
    ],
    '414-1': [
      'Нийгмийн шалгуураар сонгосон шинэ ханган нийлүүлэгч',
      'New suppliers that were screened using social criteria',
    ],
  },
  IRMA: {
    '1.1': ['Хууль тогтоомжийн биелэлт', 'Legal Compliance'],
    '1.2': ['Орон нутаг, оролцогч талуудтай харилцах', 'Community and Stakeholder Engagement'],
    '1.4': ['Гомдол барагдуулах, хохирол арилгах', 'Complaints and Grievance Mechanism and Access to Remedy'],
    '1.5': ['Орлого, төлбөрийн ил тод байдал', 'Revenue and Payments Transparency'],
    '2.1': [
      'Байгаль орчин, нийгмийн нөлөөллийн үнэлгээ, менежмент',
      'Environmental and Social Impact Assessment and Management',
    ],
    '2.3': [
      'Орон нутгийн дэмжлэг авах, өгөөж хүртээх',
      'Obtaining Community Support and Delivering Benefits',
    ],
    '2.4': ['Нүүлгэн шилжүүлэлт', 'Resettlement'],
    '2.5': ['Яаралтай үеийн бэлэн байдал', 'Emergency Preparedness and Response'],
    '2.6': [
      'Нөхөн сэргээлт, хаалтын төлөвлөлт, санхүүжилт',
      'Planning and Financing Reclamation and Closure',
    ],
    '3.1': ['Шударга хөдөлмөр, ажиллах нөхцөл', 'Fair Labor and Terms of Work'],
    '3.2': ['Хөдөлмөрийн аюулгүй байдал, эрүүл ахуй', 'Occupational Health and Safety'],
    '3.7': ['Соёлын өв', 'Cultural Heritage'],
    '4.1': ['Хаягдал, материалын менежмент', 'Waste and Materials Management'],
    '4.2': ['Усны менежмент', 'Water Management'],
    '4.3': ['Агаарын чанар', 'Air Quality'],
    '4.4': ['Дуу чимээ, чичиргээ', 'Noise and Vibration'],
    '4.5': ['Хүлэмжийн хийн ялгарал', 'Greenhouse Gas Emissions'],
    '4.6': [
      'Биологийн олон янз байдал, экосистем, хамгаалалттай газар',
      'Biodiversity, Ecosystem Services and Protected Areas',
    ],
  },
  TSM: {
    'Indigenous and Community Relationships': ['Нутгийн иргэдтэй харилцах', ''],
    'Crisis Management and Communications Planning': ['Хямралын удирдлага, мэдээлэл', ''],
    'Safe, Healthy and Respectful Workplaces': ['Аюулгүй, эрүүл, хүндэтгэлтэй ажлын байр', ''],
    'Equitable, Diverse, and Inclusive Workplaces': ['Тэгш, хүртээмжтэй ажлын байр', ''],
    'Tailings Management': ['Хаягдлын сангийн менежмент', ''],
    'Biodiversity Conservation Management': ['Биологийн олон янз байдлыг хамгаалах', ''],
    'Water Stewardship': ['Усны хариуцлагатай ашиглалт', ''],
    'Climate Change': ['Уур амьсгалын өөрчлөлт', ''],
  },
} as const satisfies Record<Code, Titles>

/** The clauses of each standard that a heading belongs to. */
export type DemoClauses = { [C in Code]?: readonly (keyof (typeof demoClauseTitles)[C])[] }
