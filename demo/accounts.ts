/** One demo account for each role: 1 moderator, 2 admin, 3 user. */
export type DemoAccount = {
  email: string
  lastName: string
  firstName: string
  phoneNumber: string
  position: string
  department: string
  accountRole: 1 | 2 | 3
}

export const demoAccounts: DemoAccount[] = [
  {
    email: 'moderator@mnma.example',
    lastName: 'Отгонбаяр',
    firstName: 'Сарангэрэл',
    phoneNumber: '70000001',
    position: 'Мэдээлэл, технологийн менежер',
    department: 'Ажлын алба',
    accountRole: 1,
  },
  {
    email: 'admin@mnma.example',
    lastName: 'Дамдинсүрэн',
    firstName: 'Тэмүүлэн',
    phoneNumber: '70000002',
    position: 'Олон нийттэй харилцах мэргэжилтэн',
    department: 'Хэвлэл мэдээлэл, олон нийттэй харилцах алба',
    accountRole: 2,
  },
  {
    email: 'user@mnma.example',
    lastName: 'Баянмөнх',
    firstName: 'Номин',
    phoneNumber: '70000003',
    position: 'Нийтлэлч',
    department: 'Хэвлэл мэдээлэл, олон нийттэй харилцах алба',
    accountRole: 3,
  },
]
