import type { DemoPage } from './page'

export const associationPages: DemoPage[] = [
  {
    cid: 2,
    text: `
<p>Монгол Улсын хуулийн дагуу бүртгэлтэй, уул уурхай болон түүнийг дэмжих салбарт үйл ажиллагаа явуулдаг аливаа хуулийн этгээд МУУҮА-д гишүүнээр элсэж болно. Элсэх хүсэлтийг Удирдах зөвлөл улирал бүр хянан шийдвэрлэдэг.</p>
<h2>Гишүүнчлэлийн ангилал</h2>
<table>
<thead><tr><th>Ангилал</th><th>Хэнд зориулсан</th><th>Саналын эрх</th></tr></thead>
<tbody>
<tr><td>Үндсэн гишүүн</td><td>Хайгуул, олборлолт, баяжуулалт эрхэлдэг байгууллага</td><td>Эрхтэй</td></tr>
<tr><td>Хамтрагч гишүүн</td><td>Тоног төхөөрөмж, тээвэр, зөвлөх үйлчилгээ үзүүлэгч</td><td>Эрхтэй</td></tr>
<tr><td>Хүндэт гишүүн</td><td>Салбарын хөгжилд хувь нэмэр оруулсан хувь хүн</td><td>Эрхгүй</td></tr>
</tbody>
</table>
<h2>Гишүүн болсноор</h2>
<ul>
<li>хууль, дүрэм, журмын төсөлд салбарын саналыг хамтран боловсруулна;</li>
<li>хариуцлагатай уул уурхайн өөрийн үнэлгээ, аудитад хамрагдана;</li>
<li>сургалт, чуулган, үзэсгэлэнд хөнгөлөлттэй нөхцөлөөр оролцоно;</li>
<li>сарын мэдээ, судалгаа, статистикийн мэдээллийг цаг алдалгүй авна.</li>
</ul>`,
    text_en: `
<p>Any legal entity that is registered in Mongolia and works in mining, or in a sector that supports it, can join MNMA. The Board decides on applications every quarter.</p>
<h2>Kinds of membership</h2>
<table>
<thead><tr><th>Kind</th><th>For whom</th><th>Vote</th></tr></thead>
<tbody>
<tr><td>Full member</td><td>Companies that explore, mine or process</td><td>Yes</td></tr>
<tr><td>Associate member</td><td>Suppliers of equipment, transport and advice</td><td>Yes</td></tr>
<tr><td>Honorary member</td><td>People who have contributed to the sector</td><td>No</td></tr>
</tbody>
</table>
<h2>As a member you</h2>
<ul>
<li>help to draft the sector's position on bills, rules and regulations;</li>
<li>take part in the responsible mining self-assessment and its audit;</li>
<li>attend courses, forums and exhibitions at a reduced fee;</li>
<li>receive our monthly news, research and statistics as they appear.</li>
</ul>`,
  },
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
<p>We collect and submit the sector's opinion on bills and regulations about minerals, land, water and the environment. In the past three years we commented on 27 drafts; 18 of them took up our proposals in full or in part.</p>
<h2>Skills</h2>
<p>On average we hold 40 courses a year on occupational safety, mine closure, rehabilitation and resource estimation, attended by more than 1,200 engineers and technicians.</p>
<h2>Partnership</h2>
<p>With universities, professional societies and partners abroad we carry out research and exchange experience.</p>`,
  },
  {
    cid: 11,
    text: `
<p>Гишүүн байгууллага бүр элссэн өдрөөсөө эхлэн адил эрх эдэлж, адил үүрэг хүлээнэ. Эрх, үүргийг Бүх гишүүдийн хурлаар баталсан дүрэмд тодорхойлсон.</p>
<ul>
<li><strong>Саналын эрх:</strong> гишүүн бүр нэг санал</li>
<li><strong>Татвар төлөх хугацаа:</strong> жил бүрийн 3 дугаар сарын 31</li>
<li><strong>Өөрийн үнэлгээ:</strong> жилд нэг удаа</li>
</ul>
<h2>Эрх</h2>
<ul>
<li><strong>Сонгох, сонгогдох.</strong> Удирдах зөвлөл, Хяналтын зөвлөлд нэр дэвшүүлж, санал өгнө.</li>
<li><strong>Төлөөлүүлэх.</strong> Хороо, ажлын хэсэг бүрд нэг төлөөлөгч томилно.</li>
<li><strong>Мэдээлэл авах.</strong> Ассоциацийн судалгаа, мэдээллийн санг ашиглана.</li>
<li><strong>Санал оруулах.</strong> Салбарын нийтлэг асуудлыг Удирдах зөвлөлийн хуралд хэлэлцүүлнэ.</li>
</ul>
<h2>Үүрэг</h2>
<ul>
<li><strong>Дүрмээ сахих.</strong> Ассоциацийн дүрэм, «Ёс зүйн дүрэм» хоёрыг дагаж мөрдөнө.</li>
<li><strong>Татвараа төлөх.</strong> Гишүүнчлэлийн татварыг жил бүрийн эхний улиралд төлнө.</li>
<li><strong>Өөрийгөө үнэлэх.</strong> Хариуцлагатай уул уурхайн үнэлгээг жилд нэг удаа хийнэ.</li>
<li><strong>Үнэн зөв мэдээлэх.</strong> Үйлдвэрлэлийн осол, зөрчлийн мэдээллийг хугацаанд нь өгнө.</li>
</ul>
<h2>Гишүүнчлэл дуусгавар болох</h2>
<p>Гишүүн өөрийн хүсэлтээр хэдийд ч гарч болно. Татвараа хоёр жил дараалан төлөөгүй, эсвэл дүрмийг ноцтой зөрчсөн гишүүнийг Удирдах зөвлөл тайлбарыг нь сонссоны дараа хасч болно.</p>
<p><a href="/mm/member#3">Гишүүнээр элсэх</a></p>
<p>Дэлгэрэнгүйг «Гишүүнчлэлийн журам» баримтаас уншина уу. Асуух зүйл байвал <a href="mailto:members@mnma.example">members@mnma.example</a> хаягаар бичнэ үү.</p>`,
    text_en: `
<p>From the day it joins every member has the same rights and the same duties. They are laid down in the charter, which the General Meeting adopted.</p>
<ul>
<li><strong>Votes:</strong> one for each member</li>
<li><strong>Fee due:</strong> 31 March each year</li>
<li><strong>Self-assessment:</strong> once a year</li>
</ul>
<h2>Rights</h2>
<ul>
<li><strong>To elect and be elected.</strong> Members nominate and vote for the Board and the Supervisory Board.</li>
<li><strong>To be represented.</strong> Each appoints one representative to every committee and working group.</li>
<li><strong>To be informed.</strong> The research and the data of the association are open to them.</li>
<li><strong>To propose.</strong> They put matters of common interest on the agenda of the Board.</li>
</ul>
<h2>Duties</h2>
<ul>
<li><strong>To keep the rules.</strong> Members observe the charter and the code of ethics.</li>
<li><strong>To pay the fee.</strong> It is due in the first quarter of each year.</li>
<li><strong>To assess themselves.</strong> The responsible mining assessment is taken once a year.</li>
<li><strong>To report truthfully.</strong> Accidents and incidents are reported in time.</li>
</ul>
<h2>How membership ends</h2>
<p>A member may leave at any time. The Board may exclude a member that has not paid for two years in a row or has gravely broken the charter, after it was heard.</p>
<p><a href="/mm/member#3">Become a member</a></p>
<p>The rules of membership are among the documents of this page. Questions go to <a href="mailto:members@mnma.example">members@mnma.example</a>.</p>`,
  },
  {
    cid: 12,
    text: `
<p>Элсэх үйл явц дөрвөн алхамтай бөгөөд дунджаар 30 хоног үргэлжилнэ.</p>
<ol>
<li>Вэб сайтаар хүсэлт илгээнэ. Ажлын алба хоёр өдрийн дотор Тантай холбогдоно.</li>
<li>Байгууллагын танилцуулга, улсын бүртгэлийн гэрчилгээ, тусгай зөвшөөрлийн хуулбарыг ирүүлнэ.</li>
<li>Хоёр гишүүн байгууллагын тодорхойлолт авна.</li>
<li>Удирдах зөвлөл шийдвэрлэж, гишүүний гэрчилгээ олгоно.</li>
</ol>
<p>Асуух зүйл байвал <a href="mailto:info@mnma.example">info@mnma.example</a> хаягаар бичнэ үү.</p>`,
    text_en: `
<p>Joining takes four steps and about 30 days.</p>
<ol>
<li>Send your request through this website. The Office will contact you within two days.</li>
<li>Send a profile of your organisation with copies of its registration certificate and licences.</li>
<li>Obtain references from two member organisations.</li>
<li>The Board decides and issues the certificate of membership.</li>
</ol>
<p>If you have questions, write to <a href="mailto:info@mnma.example">info@mnma.example</a>.</p>`,
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
<h2>Хороонд хэрхэн нэгдэх вэ</h2>
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
