export type DemoPerson = {
  aboutCategory: 'President' | 'Association' | 'Office' | 'Auditor'
  name: string
  nameEn: string
  position?: string
  positionEn?: string
  company?: string
  companyEn?: string
  yearsOfWork?: string
  email?: string
}

const president = (name: string, nameEn: string, yearsOfWork: string): DemoPerson => ({
  aboutCategory: 'President',
  name,
  nameEn,
  yearsOfWork,
})
const council = (
  name: string,
  nameEn: string,
  [position, positionEn]: [string, string],
  [company, companyEn]: [string, string],
): DemoPerson => ({ aboutCategory: 'Association', name, nameEn, position, positionEn, company, companyEn })
const office = (
  name: string,
  nameEn: string,
  position: string,
  positionEn: string,
  email: string,
): DemoPerson => ({ aboutCategory: 'Office', name, nameEn, position, positionEn, email })
const auditor = (
  name: string,
  nameEn: string,
  [position, positionEn]: [string, string],
  [company, companyEn]: [string, string],
): DemoPerson => ({ aboutCategory: 'Auditor', name, nameEn, position, positionEn, company, companyEn })

const chair: [string, string] = ['Зөвлөлийн дарга', 'Chair of the Council']
const member: [string, string] = ['Зөвлөлийн гишүүн', 'Member of the Council']
const lead: [string, string] = ['Ахлах аудитор', 'Lead auditor']

/** Everybody here is invented. The order is the one of the page. */
export const demoPeople: DemoPerson[] = [
  president('Д.Сүхбат', 'D. Sukhbat', '1994–2004'),
  president('Ц.Оюунчимэг', 'Ts. Oyunchimeg', '2004–2014'),
  president('Л.Батмөнх', 'L. Batmunkh', '2014–2023'),
  council('Г.Энхтайван', 'G. Enkhtaivan', chair, ['Хангай Металл', 'Khangai Metal']),
  council('Н.Солонго', 'N. Solongo', member, ['Говь Минерал', 'Gobi Mineral']),
  council('Б.Төгсжаргал', 'B. Tugsjargal', member, ['Алтай Ресурс', 'Altai Resource']),
  council('Ё.Номин-Эрдэнэ', 'Yo. Nomin-Erdene', member, ['Тал Нутгийн Зэс', 'Steppe Copper']),
  office('Ө.Мөнхзул', 'U. Munkhzul', 'Гүйцэтгэх захирал', 'Executive Director', 'director@mnma.example'),
  office(
    'С.Ганзориг',
    'S. Ganzorig',
    'Бодлого, эрх зүйн менежер',
    'Policy and legal manager',
    'policy@mnma.example',
  ),
  office(
    'Т.Үүрийнтуяа',
    'T. Uuriintuya',
    'Олон нийттэй харилцах менежер',
    'Public relations manager',
    'press@mnma.example',
  ),
  office(
    'М.Билгүүн',
    'M. Bilguun',
    'Гишүүнчлэлийн мэргэжилтэн',
    'Membership officer',
    'members@mnma.example',
  ),
  auditor('Ж.Алтансүх', 'J. Altansukh', lead, ['Хөндлөнгийн үнэлгээ, зөвлөх', 'Independent assessment']),
  auditor(
    'Х.Дөлгөөн',
    'Kh. Dulguun',
    ['Байгаль орчны аудитор', 'Environmental auditor'],
    ['Экологийн зөвлөх', 'Ecology consulting'],
  ),
  auditor(
    'Р.Цэцэгмаа',
    'R. Tsetsegmaa',
    ['Аюулгүй ажиллагааны аудитор', 'Safety auditor'],
    ['Хөдөлмөрийн аюулгүй байдлын төв', 'Work safety centre'],
  ),
]
