import { listRecentNews } from '@/lib/news/queries'
export function generateStaticParams() { return [] }
export default async function Home() {
  const news = await listRecentNews()
  return <ul>{news.map((item) => <li key={item.id}>{item.title}</li>)}</ul>
}
