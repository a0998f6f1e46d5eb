/** One demo account for each role: 1 moderator, 2 admin, 3 user. */
export type DemoAccount = {
  email: string
  last_name: string
  first_name: string
  phone_number: string
  position: string
  department: string
  account_role: 1 | 2 | 3
}

export const demoAccounts: DemoAccount[] = [
  {
    email: 'moderator@mnma.example',
    last_name: 'Отгонбаяр',
    first_name: 'Сарангэрэл',
    phone_number: '70000001',
    position: 'Мэдээлэл, технологийн менежер',
    department: 'Ажлын алба',
    account_role: 1,
  },
  {
    email: 'admin@mnma.example',
    last_name: 'Дамдинсүрэн',
    first_name: 'Тэмүүлэн',
    phone_number: '70000002',
    position: 'Олон нийттэй харилцах мэргэжилтэн',
    department: 'Хэвлэл мэдээлэл, олон нийттэй харилцах алба',
    account_role: 2,
  },
  {
    email: 'user@mnma.example',
    last_name: 'Баянмөнх',
    first_name: 'Номин',
    phone_number: '70000003',
    position: 'Нийтлэлч',
    department: 'Хэвлэл мэдээлэл, олон нийттэй харилцах алба',
    account_role: 3,
  },
]
