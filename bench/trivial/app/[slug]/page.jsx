export function generateStaticParams() {
  return []
}

export default async function Page({ params }) {
  return <p>{(await params).slug}</p>
}
