import { writeFileSync } from 'node:fs'
import { openImport } from '@/lib/exchange/import'
import { portionsOf } from '@/lib/exchange/portions'
const heading='trade_datetime,seller_name,product_name,trade_num,product_category,min_price,price_currency,mass,url,own_url\n'
const cases:Record<string,string>={x1MB:heading+'x\n'.repeat(524288), quote:heading+'"\n'.repeat(200_000), nl:heading+'\n'.repeat(1_000_000), commas:heading+','.repeat(1_000_000), quotes:heading+'"'.repeat(400_000), qq:heading+'x"\n'.repeat(300000), cr:heading+'\r'.repeat(500000), sp:heading+' \n'.repeat(500000), head:'x'.repeat(1_000_000), q2: heading+'""\n'.repeat(200000), good: heading+Array.from({length:50000},(_,i)=>`2026-01-01 10:00,Seller ${i},P,${i},c,1,USD,1,,`).join('\n')}
async function main(){
for (const k of process.argv[2]?[process.argv[2]]:Object.keys(cases)) {
  writeFileSync('/tmp/poolx/in.csv',cases[k]!)
  const t=performance.now(); let last=t, hold=0
  const w=setInterval(()=>{const n=performance.now();hold=Math.max(hold,n-last);last=n},1)
  let read=0,bad=0
  try{const o=await openImport('/tmp/poolx/in.csv','trade'); for await(const p of portionsOf(o.rows)){read+=p.read;bad+=p.bad}}catch(e){console.log(k,String(e).slice(0,80))}
  clearInterval(w);hold=Math.max(hold,performance.now()-last)
  console.log(k,(performance.now()-t|0)+'ms','hold',hold|0,read,bad)
}}
main()
