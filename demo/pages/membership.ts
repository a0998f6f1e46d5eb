import type { DemoPage } from './page'

/** Membership, its rights and how one joins; how the office is reached; the anniversary. */
export const membershipPages: DemoPage[] = [
  {
    cid: 2,
    text: `
<p>Салбарын бодлого, хууль, стандарт хэлэлцэхэд оролцохыг хүсвэл ассоциацид нэгдэнэ үү. Уул уурхай болон түүнийг дэмжих салбарт ажилладаг, Монгол Улсад бүртгэлтэй аливаа хуулийн этгээд гишүүн болж болно.</p>
<ul>
<li><strong>Гишүүн байгууллага:</strong> 27</li>
<li><strong>Эхний хариу өгөх хугацаа:</strong> 2 ажлын өдөр</li>
<li><strong>Элсэхэд шаардагдах хугацаа:</strong> 30 хоног</li>
</ul>
<p><img src="photo:committee" alt="Хороодын нэгдсэн хуралдаан, ажлын албаны танхим. Зураг: МУУҮА"></p>
<h2>Гишүүн болсноор</h2>
<ul>
<li><strong>Бодлогод оролцоно.</strong> Хууль, журмын төсөлд салбарын саналыг хамтран боловсруулна. Сүүлийн гурван жилд 27 төсөлд санал өгснөөс 18-д нь тусгагдсан.</li>
<li><strong>Хороо, ажлын хэсэгт сууна.</strong> Дөрвөн хороо, таван ажлын хэсэг тус бүрд нэг төлөөлөгч томилно.</li>
<li><strong>Хариуцлагаа нотолно.</strong> Хариуцлагатай уул уурхайн өөрийн үнэлгээ, хөндлөнгийн аудитад хураамжгүй хамрагдана.</li>
<li><strong>Ажилтнаа сургана.</strong> Жилд 40 орчим сургалтад гишүүний үнээр, эхний хоёр хүн үнэгүй суралцана.</li>
<li><strong>Чуулганд хөнгөлөлттэй оролцоно.</strong> Уул уурхайн долоо хоногийн үзэсгэлэнгийн талбайг 30 хувиар хямд авна.</li>
<li><strong>Мэдээллийг түрүүлж авна.</strong> Сарын мэдээ, судалгаа, биржийн тоймыг гарсан өдөр нь хүлээн авна.</li>
<li><strong>Танигдана.</strong> Бизнес лавлахад гишүүний тэмдэгтэй бүртгэгдэж, захиалагч, нийлүүлэгчтэйгээ холбогдоно.</li>
<li><strong>Хамгаалалттай байна.</strong> Маргаантай асуудалд Хууль, эрх зүйн хорооны мэргэжлийн дүгнэлт авна.</li>
</ul>
<h2>Гишүүнчлэлийн ангилал, татвар</h2>
<table>
<thead><tr><th>Ангилал</th><th>Хэнд зориулсан</th><th>Саналын эрх</th><th>Элсэлтийн хураамж</th><th>Жилийн татвар</th></tr></thead>
<tbody>
<tr><td>Үндсэн гишүүн</td><td>Хайгуул, олборлолт, баяжуулалт эрхэлдэг байгууллага</td><td>Нэг санал, Удирдах зөвлөлд нэр дэвшинэ</td><td>3,000,000 төгрөг</td><td>12,000,000 төгрөг</td></tr>
<tr><td>Хамтрагч гишүүн</td><td>Тоног төхөөрөмж, тээвэр, зөвлөх үйлчилгээ үзүүлэгч</td><td>Нэг санал</td><td>1,500,000 төгрөг</td><td>4,800,000 төгрөг</td></tr>
<tr><td>Хүндэт гишүүн</td><td>Салбарын хөгжилд хувь нэмэр оруулсан хувь хүн</td><td>Саналын эрхгүй, хуралд оролцоно</td><td>Хураамжгүй</td><td>Татваргүй</td></tr>
</tbody>
</table>
<p>Татварыг жил бүрийн эхний улиралд төлнө. Жилийн дундуур элссэн байгууллага үлдсэн улирлынхаа татварыг л төлөх бөгөөд 50-аас цөөн ажилтантай бол хоёр хувааж төлж болно.</p>`,
    text_en: `
<p>If you want a seat at the table where the policies, laws and standards of the sector are discussed, join us. Any legal entity that is registered in Mongolia and works in mining, or in a sector that supports it, can become a member.</p>
<ul>
<li><strong>Member organisations:</strong> 27</li>
<li><strong>First answer within:</strong> 2 working days</li>
<li><strong>Joining takes:</strong> 30 days</li>
</ul>
<p><img src="photo:committee" alt="A joint meeting of the committees at the office. Drawing: MNMA"></p>
<h2>As a member you</h2>
<ul>
<li><strong>Take part in policy.</strong> Members draft the opinion of the sector together. Of 27 bills and rules on which we commented in three years, 18 took up our proposals.</li>
<li><strong>Sit on committees.</strong> You appoint one representative to each of four committees and five working groups.</li>
<li><strong>Prove your responsibility.</strong> The responsible mining self-assessment and its audit are free of charge.</li>
<li><strong>Train your people.</strong> Some 40 courses a year at the members’ price; the first two people attend free.</li>
<li><strong>Meet the sector for less.</strong> Exhibition space at Mining Week costs 30 per cent less.</li>
<li><strong>Know it first.</strong> Our monthly news, research and market reviews reach you on the day they appear.</li>
<li><strong>Are found.</strong> The business directory lists you with the mark of a member, for customers and suppliers.</li>
<li><strong>Stand on firm ground.</strong> In a dispute the Legal Committee gives you its professional opinion.</li>
</ul>
<h2>Kinds of membership and fees</h2>
<table>
<thead><tr><th>Kind</th><th>For whom</th><th>Vote</th><th>Entrance fee</th><th>Annual fee</th></tr></thead>
<tbody>
<tr><td>Full member</td><td>Companies that explore, mine or process</td><td>One vote, may stand for the Board</td><td>MNT 3,000,000</td><td>MNT 12,000,000</td></tr>
<tr><td>Associate member</td><td>Suppliers of equipment, transport and advice</td><td>One vote</td><td>MNT 1,500,000</td><td>MNT 4,800,000</td></tr>
<tr><td>Honorary member</td><td>People who have contributed to the sector</td><td>No vote, attends meetings</td><td>None</td><td>None</td></tr>
</tbody>
</table>
<p>The fee is due in the first quarter of each year. Who joins later pays for the quarters that remain, and companies with fewer than 50 employees may pay in two parts.</p>`,
  },
  {
    cid: 11,
    text: `
<p>Гишүүн бүр элссэн өдрөөсөө дараах эрхийг эдэлж, үүргийг хүлээнэ. Том, жижиг байгууллага ялгаагүй, эрх, үүрэг нь адил.</p>
<h2>Эрх</h2>
<ul>
<li><strong>Сонгох, сонгогдох.</strong> Бүх гишүүдийн хуралд нэг саналтай оролцож, Удирдах зөвлөлд нэр дэвшинэ.</li>
<li><strong>Төлөөлөгч оруулах.</strong> Хороо, ажлын хэсэг тус бүрд нэг төлөөлөгч томилно.</li>
<li><strong>Мэдээлэл ашиглах.</strong> Ассоциацийн судалгаа, мэдээллийн санг хязгааргүй ашиглана.</li>
<li><strong>Асуудал хэлэлцүүлэх.</strong> Салбарын нийтлэг асуудлыг Удирдах зөвлөлийн хуралд оруулах санал гаргана.</li>
</ul>
<h2>Үүрэг</h2>
<ul>
<li><strong>Дүрмээ сахих.</strong> Ассоциацийн дүрэм, ёс зүйн дүрмийг ажилтан, гэрээт гүйцэтгэгчдийн хамт мөрдөнө.</li>
<li><strong>Татвараа төлөх.</strong> Гишүүнчлэлийн татварыг жил бүрийн эхний улиралд төлнө.</li>
<li><strong>Өөрийгөө үнэлэх.</strong> Хариуцлагатай уул уурхайн өөрийн үнэлгээг жилд нэг удаа хийнэ.</li>
<li><strong>Үнэн мэдээлэх.</strong> Үйлдвэрлэлийн осол, зөрчлийн мэдээллийг нуулгүй, цаг тухайд нь өгнө.</li>
</ul>
<h2>Гишүүнчлэл дуусгавар болох</h2>
<p>Гишүүн хүсэлтээрээ хэдийд ч гарч болно. Хоёр жил дараалан татвараа төлөөгүй, эсвэл ёс зүйн дүрмийг ноцтой зөрчсөн бол Удирдах зөвлөл гишүүнчлэлийг түдгэлзүүлж, эцсийн шийдвэрийг Бүх гишүүдийн хурал гаргана.</p>`,
    text_en: `
<p>From the day it joins every member has the rights and the duties below. They are the same for large companies and for small ones.</p>
<h2>Rights</h2>
<ul>
<li><strong>Elect and be elected.</strong> One vote in the General Meeting, and the right to stand for the Board.</li>
<li><strong>Be represented.</strong> One representative on each committee and each working group.</li>
<li><strong>Use our knowledge.</strong> The research and the data of the association, without limits.</li>
<li><strong>Set the agenda.</strong> Matters of common interest can be put before the Board.</li>
</ul>
<h2>Duties</h2>
<ul>
<li><strong>Keep the rules.</strong> The charter and the code of ethics hold for employees and contractors too.</li>
<li><strong>Pay the fee.</strong> The membership fee is due in the first quarter of each year.</li>
<li><strong>Assess yourself.</strong> The responsible mining self-assessment is carried out once a year.</li>
<li><strong>Report truthfully.</strong> Accidents and incidents are reported openly and in time.</li>
</ul>
<h2>How membership ends</h2>
<p>A member may leave at any time. The Board may suspend a member that has not paid for two years or has seriously broken the code of ethics; the General Meeting has the last word.</p>`,
  },
  {
    cid: 12,
    text: `
<p>Элсэх үйл явц дөрвөн алхамтай бөгөөд дунджаар 30 хоног үргэлжилнэ. Эхний алхам нь хүсэлтийн маягт.</p>
<h2>Дөрвөн алхам</h2>
<ol>
<li><strong>Хүсэлт илгээнэ.</strong> Маягтыг бөглөхөд таван минут хангалттай. Ажлын алба хоёр ажлын өдрийн дотор Тантай холбогдоно.</li>
<li><strong>Баримтаа бүрдүүлнэ.</strong> Доорх баримтыг цахимаар ирүүлнэ. Гишүүнчлэлийн мэргэжилтэн шалгаж, дутууг нь хэлж өгнө.</li>
<li><strong>Тодорхойлолт авна.</strong> Хоёр гишүүн байгууллагаас тодорхойлолт авна. Танил гишүүнгүй бол ажлын алба танилцуулна.</li>
<li><strong>Удирдах зөвлөл шийднэ.</strong> Зөвлөл улирал бүр хуралдаж шийдвэрлэнэ. Хураамжаа төлсөн өдрөө гишүүний гэрчилгээгээ авна.</li>
</ol>
<h2>Бүрдүүлэх баримт</h2>
<ul>
<li>байгууллагын танилцуулга, хоёр хуудаснаас хэтрэхгүй;</li>
<li>улсын бүртгэлийн гэрчилгээний хуулбар;</li>
<li>тусгай зөвшөөрөл эзэмшдэг бол түүний хуулбар;</li>
<li>сүүлийн жилийн санхүүгийн тайлангийн нүүр хуудас;</li>
<li>«Ёс зүйн дүрэм», «Гишүүнчлэлийн журам» хоёрыг хүлээн зөвшөөрсөн албан бичиг.</li>
</ul>
<p>Асуух зүйл байвал <a href="mailto:members@mnma.example">members@mnma.example</a> хаягаар бичнэ үү.</p>`,
    text_en: `
<p>Joining takes four steps and about 30 days. The first of them is the request form.</p>
<h2>Four steps</h2>
<ol>
<li><strong>Send your request.</strong> The form takes five minutes. The office will contact you within two working days.</li>
<li><strong>Collect the papers.</strong> Send those below by e-mail. Our membership officer checks them and tells you what is missing.</li>
<li><strong>Obtain references.</strong> Two member organisations recommend you. If you know none, the office introduces you.</li>
<li><strong>The Board decides.</strong> It meets every quarter. You receive the certificate on the day on which the fee is paid.</li>
</ol>
<h2>Papers to send</h2>
<ul>
<li>a profile of your organisation, two pages at most;</li>
<li>a copy of its registration certificate;</li>
<li>copies of its licences, if it holds any;</li>
<li>the first page of its last annual accounts;</li>
<li>a letter that accepts the code of ethics and the rules of membership.</li>
</ul>
<p>If you have questions, write to <a href="mailto:members@mnma.example">members@mnma.example</a>.</p>`,
  },
  {
    cid: 7,
    text: `
<p>Ажлын цагаар утасдах, эсвэл оффист ирэх нь хамгийн хурдан арга. Бичгээр хандсан бол хоёр ажлын өдрийн дотор хариу өгнө.</p>
<h2>Аль асуудлаар хэнд хандах вэ?</h2>
<ul>
<li><strong>Гишүүнчлэл.</strong> Элсэлт, татвар, гишүүний тодорхойлолт, гэрчилгээ: Гишүүнчлэлийн мэргэжилтэн.</li>
<li><strong>Бодлого, эрх зүй.</strong> Хуулийн төсөлд өгөх санал, хорооны ажил: Бодлого, эрх зүйн менежер.</li>
<li><strong>Хэвлэл мэдээлэл.</strong> Ярилцлага, мэдээлэл, зураг авах хүсэлт: Олон нийттэй харилцах менежер.</li>
<li><strong>Хариуцлагатай уул уурхай.</strong> Өөрийн үнэлгээ, аудиторын бүртгэл, кодекст нэгдэх: Гишүүнчлэлийн мэргэжилтэн.</li>
<li><strong>Сургалт, арга хэмжээ.</strong> Хуваарь, бүртгэл, үзэсгэлэнгийн талбай: Олон нийттэй харилцах менежер.</li>
<li><strong>Гомдол, санал.</strong> Ёс зүйн гомдол, санал хүсэлт. Нэрийг тань нууцална: Гүйцэтгэх захирал.</li>
</ul>`,
    text_en: `
<p>During opening hours a call or a visit is quickest. Letters are answered within two working days.</p>
<h2>Who to ask about what</h2>
<ul>
<li><strong>Membership.</strong> Joining, fees, references, certificates: the Membership officer.</li>
<li><strong>Policy and law.</strong> Opinions on bills, the work of the committees: the Policy and legal manager.</li>
<li><strong>Press.</strong> Interviews, information, filming: the Public relations manager.</li>
<li><strong>Responsible mining.</strong> Self-assessment, the list of auditors, joining the codex: the Membership officer.</li>
<li><strong>Courses and events.</strong> Dates, registration, exhibition space: the Public relations manager.</li>
<li><strong>Complaints and ideas.</strong> Whoever turns to the Ethics Committee remains unnamed: the Executive Director.</li>
</ul>`,
  },
  {
    cid: 903,
    text: `
<p>1994 оны хавар арван нэгэн байгууллага нэг ширээний ард сууж, салбарынхаа нэгдсэн дуу хоолойтой болохоор тохиролцжээ. Гучин жилийн дараа тэр ширээний ард салбарын бүх шатны байгууллага сууж байна.</p>
<ul>
<li><strong>Үүсгэн байгуулагч:</strong> 11</li>
<li><strong>Өнөөдрийн гишүүн:</strong> 27</li>
<li><strong>Байнгын хороо:</strong> 4</li>
<li><strong>Жилд сурдаг инженер, техникч:</strong> 1,200</li>
</ul>
<p><img src="photo:jubilee" alt="Ойн хүндэтгэлийн хурал, 2024 он. Зураг: МУУҮА"></p>
<h2>Он цагийн товчоо</h2>
<ul>
<li><strong>1994 он.</strong> Хайгуул, олборлолтын арван нэгэн байгууллага ассоциацийг үүсгэн байгуулав. Анхны хурлын тэмдэглэл ердөө хоёр хуудас байв.</li>
<li><strong>2004 он.</strong> Дөрвөн хороо байнгын үйл ажиллагаагаа эхлүүлж, гишүүдийн мэргэжилтнүүд нэгдэв.</li>
<li><strong>2013 он.</strong> Салбарын хамгийн том уулзалт, Уул уурхайн долоо хоногийг анх удаа зохион байгуулав.</li>
<li><strong>2019 он.</strong> Хариуцлагатай уул уурхайн сайн дурын хөтөлбөрийг гишүүд батлав.</li>
<li><strong>2024 он.</strong> Ойн номоо хэвлүүлж, дараагийн гучин жилийн зорилтоо тодорхойлов.</li>
</ul>
<p><img src="photo:founders" alt="Үүсгэн байгуулагчид анхны хурлын дараа, 1994 он. Зураг: МУУҮА"></p>
<p><img src="photo:rig" alt="Хайгуулын өрөмдлөгийн талбай, 2004 он. Зураг: МУУҮА"></p>
<h2>Дараагийн гучин жил</h2>
<ul>
<li><strong>Эрчим хүчний шилжилтийн эрдэс.</strong> Зэс, лити, молибденыг эх орондоо боловсруулах үйлдвэрлэлийг дэмжинэ.</li>
<li><strong>Ул мөргүй уурхай.</strong> Гишүүн бүр олборлохын зэрэгцээ нөхөн сэргээж, хаалтын зардлаа урьдчилан баталгаажуулна.</li>
<li><strong>Шинэ үеийн мэргэжилтэн.</strong> Ирээдүйн уурхайчид хөтөлбөрөөр жил бүр 64 оюутныг уурхайтай холбоно.</li>
</ul>`,
    text_en: `
<p>In the spring of 1994 eleven companies sat down at one table and agreed to give their sector a common voice. Thirty years later every part of the sector sits at that table.</p>
<ul>
<li><strong>Founders:</strong> 11</li>
<li><strong>Members today:</strong> 27</li>
<li><strong>Permanent committees:</strong> 4</li>
<li><strong>Engineers and technicians trained a year:</strong> 1,200</li>
</ul>
<p><img src="photo:jubilee" alt="The meeting that celebrated the anniversary, 2024. Drawing: MNMA"></p>
<h2>Chronicle</h2>
<ul>
<li><strong>1994.</strong> Eleven companies in exploration and mining founded the association. The minutes of the first meeting were two pages long.</li>
<li><strong>2004.</strong> The four committees began their permanent work with specialists of the members.</li>
<li><strong>2013.</strong> Mining Week, the largest meeting of the sector, was held for the first time.</li>
<li><strong>2019.</strong> The members adopted the voluntary responsible mining programme.</li>
<li><strong>2024.</strong> The anniversary book was published, and the aims of the next thirty years were set.</li>
</ul>
<p><img src="photo:founders" alt="The founders after the first meeting, 1994. Drawing: MNMA"></p>
<p><img src="photo:rig" alt="Exploration drilling, 2004. Drawing: MNMA"></p>
<h2>The next thirty years</h2>
<ul>
<li><strong>Minerals of the energy transition.</strong> We support the processing of copper, lithium and molybdenum at home.</li>
<li><strong>Mines that leave no scar.</strong> Every member rehabilitates while it mines and secures the cost of closure in advance.</li>
<li><strong>A new generation.</strong> The Future miners programme brings 64 students a year to the mines.</li>
</ul>`,
  },
]
