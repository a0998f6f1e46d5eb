export type DemoPerson = {
  about_category: 'President' | 'Association' | 'Office' | 'Auditor'
  name: string
  name_en: string
  position?: string
  position_en?: string
  company?: string
  company_en?: string
  years_of_work?: string
  email?: string
  /** The picture under `demo/media/people`; without one the page shows initials. */
  portrait?: string
}

const president = (name: string, name_en: string, years_of_work: string, portrait: string): DemoPerson => ({
  portrait,
  about_category: 'President',
  name,
  name_en,
  years_of_work,
})
const councilMember = (
  name: string,
  name_en: string,
  [position, position_en]: [string, string],
  [company, company_en]: [string, string],
  portrait: string,
): DemoPerson => ({
  portrait,
  about_category: 'Association',
  name,
  name_en,
  position,
  position_en,
  company,
  company_en,
})
const officeEmployee = (
  name: string,
  name_en: string,
  position: string,
  position_en: string,
  email: string,
  portrait: string,
): DemoPerson => ({ about_category: 'Office', name, name_en, position, position_en, email, portrait })
const auditor = (
  name: string,
  name_en: string,
  [position, position_en]: [string, string],
  [company, company_en]: [string, string],
): DemoPerson => ({ about_category: 'Auditor', name, name_en, position, position_en, company, company_en })

const chair: [string, string] = ['Зөвлөлийн дарга', 'Chair of the Council']
const member: [string, string] = ['Зөвлөлийн гишүүн', 'Member of the Council']
const lead: [string, string] = ['Ахлах аудитор', 'Lead auditor']

/** All people are invented. They are in the order in which their page shows them. */
export const demoPeople: DemoPerson[] = [
  president('Д.Сүхбат', 'D. Sukhbat', '1994–2004', 'sukhbat'),
  president('Ц.Оюунчимэг', 'Ts. Oyunchimeg', '2004–2014', 'oyunchimeg'),
  president('Л.Батмөнх', 'L. Batmunkh', '2014–2023', 'batmunkh'),
  councilMember('Г.Энхтайван', 'G. Enkhtaivan', chair, ['Хангай Металл', 'Khangai Metal'], 'enkhtaivan'),
  councilMember('Н.Солонго', 'N. Solongo', member, ['Говь Минерал', 'Gobi Mineral'], 'solongo'),
  councilMember('Б.Төгсжаргал', 'B. Tugsjargal', member, ['Алтай Ресурс', 'Altai Resource'], 'tugsjargal'),
  councilMember(
    'Ё.Номин-Эрдэнэ',
    'Yo. Nomin-Erdene',
    member,
    ['Тал Нутгийн Зэс', 'Steppe Copper'],
    'nomin-erdene',
  ),
  officeEmployee(
    'Ө.Мөнхзул',
    'U. Munkhzul',
    'Гүйцэтгэх захирал',
    'Executive Director',
    'director@mnma.example',
    'munkhzul',
  ),
  officeEmployee(
    'С.Ганзориг',
    'S. Ganzorig',
    'Бодлого, эрх зүйн менежер',
    'Policy and legal manager',
    'policy@mnma.example',
    'ganzorig',
  ),
  officeEmployee(
    'Т.Үүрийнтуяа',
    'T. Uuriintuya',
    'Олон нийттэй харилцах менежер',
    'Public relations manager',
    'press@mnma.example',
    'uuriintuya',
  ),
  officeEmployee(
    'М.Билгүүн',
    'M. Bilguun',
    'Гишүүнчлэлийн мэргэжилтэн',
    'Membership officer',
    'members@mnma.example',
    'bilguun',
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
