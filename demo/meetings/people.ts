import type { MeetingLanguage, UserType } from '@/lib/meetings/schema'

export type DemoParticipant = {
  name: string
  name_en: string
  email: string
  phone_number: string
  user_type: UserType
  languages: MeetingLanguage[]
}

type Line = readonly [
  name: string,
  name_en: string,
  address: string,
  phone_number: string,
  user_type: UserType,
  languages: string,
]

const lines: readonly Line[] = [
  ['Тэнгэр Зэс ХХК', 'Tenger Zes LLC', 'office@tengerzes.example', '9911 2040', 'Sponsor', 'mn'],
  ['Хангай Металл ХХК', 'Khangai Metal LLC', 'meet@khangaimetal.example', '9905 3312', 'Exhibitor', 'mn en'],
  ['', 'Northgate Advisory', 'office@northgate.example', '+44 20 7946 0100', 'Attendee', 'en'],
  [
    ...(['Хар Морин Тээвэр ХХК', 'Black Horse Haulage LLC', 'sales@blackhorse.example'] as const),
    ...(['8811 4405', 'Exhibitor', 'mn zh'] as const),
  ],
  [
    ...(['Сэлэнгэ Инженеринг ХХК', 'Selenge Engineering LLC', 'info@selengeeng.example'] as const),
    ...(['9400 7718', 'Sponsor', 'mn en'] as const),
  ],
  ['Дорнод Геотек ХХК', 'Dornod Geotech LLC', 'office@dornodgeo.example', '9909 5521', 'Exhibitor', 'mn'],
  ['', 'Southern Cross Assay', 'lab@southerncross.example', '+61 8 5550 1200', 'Attendee', 'en'],
  ['Орхон Маркшейдер ХХК', 'Orkhon Survey LLC', 'info@orkhonsurvey.example', '9515 8093', 'Exhibitor', 'mn'],
  [
    ...([
      'Алтан Хөндий Инженеринг ХХК',
      'Altan Valley Engineering LLC',
      'office@altanvalley.example',
    ] as const),
    ...(['9988 1270', 'Exhibitor', 'mn en'] as const),
  ],
  ['Баян Бласт ХХК', 'Bayan Blast LLC', 'info@bayanblast.example', '8909 6634', 'Exhibitor', 'mn ru'],
  ['Б.Номин-Эрдэнэ', 'B. Nomin-Erdene', 'nominerdene@mail.example', '9919 4421', 'Attendee', 'mn en'],
  ['Дорнод Жонш ХХК', 'Dornod Jonsh LLC', 'info@dornodjonsh.example', '9904 2215', 'Sponsor', 'mn ru'],
  ['Т.Ганзориг', 'T. Ganzorig', 'ganzorig@mail.example', '8800 7319', 'Attendee', 'mn'],
  ['Завхан Лити ХХК', 'Zavkhan Lithium LLC', 'hello@zavkhanli.example', '9933 6108', 'Sponsor', 'mn'],
  ['Бүрэн Лаб ХХК', 'Buren Lab LLC', 'info@burenlab.example', '7011 8890', 'Exhibitor', 'mn'],
  ['Тал Нутгийн Зэс ХХК', 'Steppe Copper LLC', 'info@steppecopper.example', '7012 4401', 'Sponsor', 'mn en'],
  ['Хэнтий Вольфрам ХХК', 'Khentii Tungsten LLC', 'office@khentiiw.example', '9902 7756', 'Exhibitor', 'mn'],
  ['Их Овоо ХК', 'Ikh Ovoo JSC', 'info@ikhovoo.example', '9906 1147', 'Exhibitor', 'mn'],
  ['Говь Ресурс ХХК', 'Gobi Resource LLC', 'info@gobiresource.example', '8808 2264', 'Exhibitor', 'mn'],
  ['Говь Гүн Өрөм ХХК', 'Gobi Deep Drilling LLC', 'drill@gobideep.example', '9913 5582', 'Exhibitor', 'mn'],
  ['', 'Nordfjell Research', 'post@nordfjell.example', '+47 55 50 01 99', 'Attendee', 'en de'],
  ['Мөнх Маркшейдер ХХК', 'Munkh Survey LLC', 'info@munkhsurvey.example', '9918 3390', 'Exhibitor', 'mn'],
  ['Ногоон Хил ХХК', 'Green Border LLC', 'office@greenborder.example', '7014 7700', 'Exhibitor', 'mn zh'],
  ['Г.Наранцэцэг', 'G. Narantsetseg', 'narantsetseg@mail.example', '9512 7788', 'Attendee', 'mn en'],
]

/** The participants, who may arrange meetings. */
export const demoParticipants: readonly DemoParticipant[] = lines.map(
  ([name, name_en, email, phone_number, user_type, languages]) => ({
    // A person without a Mongolian name is entered by the name they have.
    ...{ name: name || name_en, name_en, email, phone_number, user_type },
    languages: languages.split(' ') as MeetingLanguage[],
  }),
)

export const demoInterpreters = [
  {
    name: 'С.Энхтуяа',
    name_en: 'S. Enkhtuya',
    phone_number: '9910 6652',
    languages: ['mn', 'en', 'de'] as MeetingLanguage[],
  },
  {
    name: 'О.Батжаргал',
    name_en: 'O. Batjargal',
    phone_number: '8812 9047',
    languages: ['mn', 'en', 'zh', 'ru'] as MeetingLanguage[],
  },
]
