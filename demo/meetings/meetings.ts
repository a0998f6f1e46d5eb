import type { CancelWay } from '@/lib/meetings/schema'

/** A meeting; its sides are given by the beginnings of their English names. */
export type DemoMeeting = {
  /** Which of the three days, and at which hour. */
  at: readonly [day: 0 | 1 | 2, hour: number]
  room: string
  from: string
  to: string
  about: string
  status: 'accepted' | 'pending' | 'cancelled'
  /** The position of the interpreter in the demo's list. */
  interpreter?: 0 | 1
  needsInterpreter?: true
  cancelledAs?: CancelWay
  reason?: string
  /** How many days ago it was requested. */
  daysAgo: number
}

const acceptedMeeting = (
  at: DemoMeeting['at'],
  room: string,
  from: string,
  to: string,
  about: string,
  interpreter?: 0 | 1,
): DemoMeeting => ({
  ...{ at, room, from, to, about, status: 'accepted', daysAgo: 4 },
  ...(interpreter !== undefined && { interpreter, needsInterpreter: true }),
})
const pendingMeeting = (
  at: DemoMeeting['at'],
  room: string,
  from: string,
  to: string,
  about: string,
  needsInterpreter?: true,
): DemoMeeting => ({
  ...{ at, room, from, to, about, status: 'pending', daysAgo: 0 },
  ...(needsInterpreter && { needsInterpreter }),
})

export const demoMeetings: readonly DemoMeeting[] = [
  acceptedMeeting([0, 9], '204', 'Altan Valley', 'Selenge', 'Кернийн лабораторийн хамтын ажиллагаа.'),
  acceptedMeeting([0, 9], '205', 'Steppe Copper', 'Khangai', 'Баяжуулах үйлдвэрийн сэлбэгийн дундын нөөц.'),
  acceptedMeeting([0, 10], '204', 'Tenger', 'Khangai', 'Зэсийн баяжмалын тээврийн гурван талт гэрээ.'),
  acceptedMeeting([0, 10], '206', 'Southern Cross', 'Buren Lab', 'Umpire assays for export concentrates.', 0),
  pendingMeeting([0, 10], '205', 'Dornod Jonsh', 'Orkhon', 'Ордын хаалтын хэмжилт.'),
  acceptedMeeting([0, 11], '205', 'Northgate', 'Tenger', 'Independent review of the underground project.', 0),
  acceptedMeeting([0, 11], '206', 'Bayan Blast', 'Khentii', 'Тэсэлгээний ажлын жилийн гэрээ.'),
  acceptedMeeting([0, 11], '301', 'Ikh Ovoo', 'Gobi Resource', 'Хайгуулын талбайн хил залгаа хэсэг.'),
  acceptedMeeting(
    [0, 12],
    '206',
    'Zavkhan',
    'Northgate',
    'Лити агуулсан давсны дээжийн бие даасан үнэлгээ.',
    1,
  ),
  acceptedMeeting([0, 14], '204', 'Bayan Blast', 'Gobi Deep', 'Өрөмдлөг, тэсэлгээний хуваарь уялдуулах.'),
  pendingMeeting([0, 14], '301', 'Tenger', 'Black Horse', 'Баяжмалын тээврийн үнийн санал.'),
  pendingMeeting(
    ...([[0, 15], '205', 'Dornod Geotech', 'Tenger'] as const),
    'Хаягдлын далангийн мониторингийн шийдлээ танилцуулж, туршилтын хэмжилт санал болгомоор байна.',
  ),
  acceptedMeeting([0, 15], '302', 'Nordfjell', 'Altan Valley', 'Joint research on cold-climate comminution.'),
  acceptedMeeting(
    [0, 16],
    '204',
    'Tenger',
    'Selenge',
    'Баяжуулах үйлдвэрийн зураг төслийн хоёрдугаар үе шат.',
  ),
  acceptedMeeting([0, 16], '301', 'Dornod Jonsh', 'Khangai', 'Жоншны баяжмал худалдан авах нөхцөл.'),
  {
    ...{ at: [0, 12], room: '204', from: 'Tenger', to: 'Orkhon', status: 'cancelled', daysAgo: 6 },
    about: 'Далд уурхайн маркшейдерийн хяналт.',
    cancelledAs: 'declined',
    reason: 'Тэр өдөр талбайд ажиллана. Дараагийн өдөр боломжтой.',
  },
  acceptedMeeting([1, 9], '204', 'Buren Lab', 'Southern Cross', 'Хөндлөнгийн дээжийн шинжилгээ.', 0),
  acceptedMeeting([1, 9], '205', 'Green Border', 'Tenger', 'Нөхөн сэргээлтийн таримлын захиалга.'),
  pendingMeeting(
    ...([[1, 10], '204', 'Southern Cross', 'Tenger'] as const),
    'We run an independent assay laboratory and would like to discuss umpire samples.',
    true,
  ),
  acceptedMeeting([1, 11], '302', 'Munkh', 'Ikh Ovoo', 'Нисгэгчгүй онгоцны зураглалын үнэ.'),
  {
    ...{
      at: [1, 14],
      room: '205',
      from: 'Steppe Copper',
      to: 'Black Horse',
      status: 'cancelled',
      daysAgo: 3,
    },
    about: 'Баяжмалын тээврийн хуваарь.',
    cancelledAs: 'cancelled',
    reason: 'Ирэх багийн бүрэлдэхүүн өөрчлөгдсөн.',
  },
]
