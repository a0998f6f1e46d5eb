import type { DemoPage } from './page'

export const associationPages: DemoPage[] = [
  {
    cid: 3,
    text: `
<p>Ассоциацийн өдөр тутмын ажлыг дөрвөн хороо, таван ажлын хэсэг, долоон төсөл, хөтөлбөр хэлбэрээр зохион байгуулдаг. Хороодод гишүүн байгууллагуудын мэргэжилтнүүд сайн дураараа ажилладаг бөгөөд санал, дүгнэлтээ Удирдах зөвлөлд танилцуулна.</p>
<h2>Эрх зүйн орчин</h2>
<p>Бид ашигт малтмал, газар, ус, байгаль орчны багц хууль, журмын төсөлд салбарын саналыг нэгтгэн хүргүүлдэг. Сүүлийн гурван жилд 27 төсөлд санал өгснөөс 18-д нь манай санал бүрэн буюу хэсэгчлэн тусгагдсан байна.</p>
<h2>Чадавх бэхжүүлэх</h2>
<p>Хөдөлмөрийн аюулгүй байдал, уурхайн хаалт, нөхөн сэргээлт, геологийн нөөцийн тооцооллын чиглэлээр жилд дунджаар 40 сургалт зохион байгуулж, 1,200 гаруй инженер, техникийн ажилтныг хамруулдаг.</p>
<h2>Хамтын ажиллагаа</h2>
<p>Их, дээд сургууль, мэргэжлийн холбоод, олон улсын түншүүдтэй хамтран судалгаа хийж, туршлага солилцоно.</p>`,
    text_en: `
<p>The daily work of the association is done in four committees, five working groups and seven projects. The committees are made up of specialists of member companies who give their time freely and report to the Board.</p>
<h2>Law and policy</h2>
<p>We collect and submit the sector’s opinion on bills and regulations about minerals, land, water and the environment. In the past three years we commented on 27 drafts; 18 of them took up our proposals in full or in part.</p>
<h2>Skills</h2>
<p>On average we hold 40 courses a year on occupational safety, mine closure, rehabilitation and resource estimation, attended by more than 1,200 engineers and technicians.</p>
<h2>Partnership</h2>
<p>With universities, professional societies and partners abroad we carry out research and exchange experience.</p>`,
  },
  {
    cid: 14,
    text: `
<p>Хороод нь байнгын, ажлын хэсгүүд нь тодорхой хугацаанд ажилладаг. Гишүүн байгууллага бүр хороо тус бүрд нэг төлөөлөгч томилж болно.</p>
<ul>
<li><strong>Хороо:</strong> 4, байнгын</li>
<li><strong>Ажлын хэсэг:</strong> 5</li>
<li><strong>Төлөөлөгч:</strong> гишүүн бүрээс хороо тус бүрд нэг</li>
<li><strong>Хуралдаан:</strong> сард нэг удаа</li>
</ul>
<h2>Хороод</h2>
<ul>
<li><strong>Олон нийттэй харилцах хороо.</strong> Салбарын талаарх ойлголтыг нэмэгдүүлэх ажлыг уялдуулна.</li>
<li><strong>Байгаль орчны хороо.</strong> Нөхөн сэргээлт, ус ашиглалт, биологийн олон янз байдлын асуудлыг хариуцна.</li>
<li><strong>Хууль, эрх зүйн хороо.</strong> Хууль тогтоомжийн төсөлд санал боловсруулна.</li>
<li><strong>Тээвэр, логистикийн хороо.</strong> Авто зам, төмөр зам, хилийн боомтын асуудлыг судална.</li>
</ul>
<h2>Ажлын хэсгүүд</h2>
<table>
<thead><tr><th>Ажлын хэсэг</th><th>Зорилт</th><th>Дуусах хугацаа</th></tr></thead>
<tbody>
<tr><td>Уурхайн хаалт</td><td>Хаалтын зардлын нийтлэг аргачлал</td><td>2027 оны 6 дугаар сар</td></tr>
<tr><td>Өрөмдлөгийн стандарт</td><td>Чанар, аюулгүй ажиллагааны стандарт</td><td>2027 оны 3 дугаар сар</td></tr>
<tr><td>Эрчим хүчний хэмнэлт</td><td>Хэрэглээг хэмжих, бууруулах зөвлөмж</td><td>2027 оны 9 дүгээр сар</td></tr>
<tr><td>Орон нутгийн худалдан авалт</td><td>Нийлүүлэгчийн нэгдсэн бүртгэл</td><td>2026 оны 12 дугаар сар</td></tr>
<tr><td>Цахим геологи</td><td>Мэдээлэл солилцох хэлбэр</td><td>2027 оны 12 дугаар сар</td></tr>
</tbody>
</table>
<h2>Хороонд хэрхэн нэгдэх вэ?</h2>
<ol>
<li><strong>Томилох.</strong> Гишүүн байгууллага төлөөлөгчийн нэр, албан тушаалыг бичгээр ирүүлнэ.</li>
<li><strong>Танилцах.</strong> Хорооны дарга төлөвлөгөө, ажлын журмыг танилцуулна.</li>
<li><strong>Ажиллах.</strong> Дараагийн хуралдаанаас саналын эрхтэй оролцоно.</li>
</ol>
<p><a href="/mm/activity">Хороодын гишүүд</a></p>
<p>Томилгоог <a href="mailto:policy@mnma.example">policy@mnma.example</a> хаягаар илгээнэ үү.</p>`,
    text_en: `
<p>Committees are permanent; working groups have a task and an end. Each member can appoint one representative to each committee.</p>
<ul>
<li><strong>Committees:</strong> 4, permanent</li>
<li><strong>Working groups:</strong> 5</li>
<li><strong>Representatives:</strong> one of each member in each committee</li>
<li><strong>Meetings:</strong> once a month</li>
</ul>
<h2>Committees</h2>
<ul>
<li><strong>Public Relations.</strong> It coordinates our work on how the sector is understood.</li>
<li><strong>Environment.</strong> It deals with rehabilitation, water use and biodiversity.</li>
<li><strong>Legal.</strong> It prepares our opinion on draft laws and regulations.</li>
<li><strong>Logistics.</strong> It studies roads, railways and border crossings.</li>
</ul>
<h2>Working groups</h2>
<table>
<thead><tr><th>Group</th><th>Task</th><th>Ends</th></tr></thead>
<tbody>
<tr><td>Mine closure</td><td>A common method for the cost of closure</td><td>June 2027</td></tr>
<tr><td>Drilling standards</td><td>A standard of quality and safety</td><td>March 2027</td></tr>
<tr><td>Energy saving</td><td>Advice on measuring and saving</td><td>September 2027</td></tr>
<tr><td>Local procurement</td><td>One register of suppliers</td><td>December 2026</td></tr>
<tr><td>Digital geology</td><td>A format for exchanging data</td><td>December 2027</td></tr>
</tbody>
</table>
<h2>How to join a committee</h2>
<ol>
<li><strong>Appoint.</strong> A member sends the name and position of its representative in writing.</li>
<li><strong>Get to know.</strong> The chair explains the plan and the ways of the committee.</li>
<li><strong>Take part.</strong> From the next meeting on the representative has a vote.</li>
</ol>
<p><a href="/mm/activity">Members of the committees</a></p>
<p>Appointments go to <a href="mailto:policy@mnma.example">policy@mnma.example</a>.</p>`,
  },
]
