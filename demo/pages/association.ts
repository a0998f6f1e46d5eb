import type { DemoPage } from './page'

export const associationPages: DemoPage[] = [
  {
    cid: 1,
    text: `
<h2>Түүхэн замнал</h2>
<p>Монголын уул уурхайн үндэсний ассоциаци (МУУҮА) нь хайгуул, олборлолт, баяжуулалт, тээвэр, тоног төхөөрөмж, зөвлөх үйлчилгээний чиглэлээр үйл ажиллагаа явуулдаг байгууллагуудыг нэгтгэсэн, гишүүддээ үйлчилдэг ашгийн бус байгууллага юм. Бид гишүүдийнхээ нийтлэг ашиг сонирхлыг төлөөлж, салбарын бодлого, хууль тогтоомж, стандартыг боловсронгуй болгоход төр, иргэний нийгэм, эрдэм шинжилгээний байгууллагуудтай хамтран ажилладаг.</p>
<ul>
<li><strong>1994 он.</strong> Хайгуул, олборлолтын арван нэгэн байгууллага ассоциацийг үүсгэн байгуулав.</li>
<li><strong>2004 он.</strong> Дөрвөн хороо байнгын үйл ажиллагаагаа эхлүүлэв.</li>
<li><strong>2013 он.</strong> Уул уурхайн долоо хоногийг анх удаа зохион байгуулав.</li>
<li><strong>2019 он.</strong> Хариуцлагатай уул уурхайн сайн дурын хөтөлбөрийг гишүүд батлав.</li>
<li><strong>2024 он.</strong> Гучин жилийн ойн номоо хэвлүүлэв.</li>
</ul>
<h2>Эрхэм зорилго</h2>
<p>Байгаль орчинд ээлтэй, хүний амь нас, эрүүл мэндийг дээдэлсэн, орон нутагтаа өгөөжтэй хариуцлагатай уул уурхайг Монголд төлөвшүүлэх.</p>
<h3>Бидний баримтлах зарчим</h3>
<ul>
<li><strong>Ил тод байдал.</strong> Ассоциацийн санал, байр суурь, санхүүгийн тайланг гишүүд болон олон нийтэд нээлттэй мэдээлнэ.</li>
<li><strong>Мэргэжлийн үндэслэл.</strong> Санал бүрийг судалгаа, тоо баримт, мэргэжилтний дүгнэлтэд тулгуурлан гаргана.</li>
<li><strong>Тэгш оролцоо.</strong> Том, жижиг гишүүн байгууллага бүр нэг саналын эрхтэй.</li>
<li><strong>Хариуцлага.</strong> Бусдаас шаардахаасаа өмнө өөрсдөө мөрддөг.</li>
</ul>
<h3>Бид юу хийдэг вэ</h3>
<p>Хариуцлагатай уул уурхайн сайн дурын хөтөлбөрийг хэрэгжүүлж, гишүүдийн өөрийн үнэлгээг баталгаажуулна. Уул уурхайн долоо хоног, бүсийн чуулган, Үндэсний аж үйлдвэржилтийн хурлыг жил бүр зохион байгуулж, хөдөлмөрийн аюулгүй байдал, нөхөн сэргээлт, геологийн мэдээллийн чиглэлээр сургалт явуулдаг.</p>
<blockquote><p>Уул уурхай бол зөвхөн газрын хэвлийн баялаг төдий биш, түүнийг хэрхэн, хэний төлөө ашиглах сонголт юм.</p></blockquote>`,
    text_en: `
<h2>Our history</h2>
<p>The Mongolian National Mining Association (MNMA) is a non-profit organisation of companies that explore, mine, process, transport, supply equipment and advise. We represent what our members have in common, and we work with the state, civil society and research institutions to improve the policies, laws and standards of the sector.</p>
<ul>
<li><strong>1994.</strong> Eleven companies in exploration and mining founded the association.</li>
<li><strong>2004.</strong> The four committees began their permanent work.</li>
<li><strong>2013.</strong> Mining Week was held for the first time.</li>
<li><strong>2019.</strong> The members adopted the voluntary responsible mining programme.</li>
<li><strong>2024.</strong> The book of our thirty years was published.</li>
</ul>
<h2>Mission</h2>
<p>To establish responsible mining in Mongolia: mining that is careful with nature, puts people's lives and health first, and leaves something of value to the places where it happens.</p>
<h3>Principles</h3>
<ul>
<li><strong>Openness.</strong> Our positions, proposals and accounts are published for members and for the public.</li>
<li><strong>Evidence.</strong> Every proposal rests on research, figures and expert opinion.</li>
<li><strong>Equal participation.</strong> Every member has one vote, whatever its size.</li>
<li><strong>Responsibility.</strong> We keep the rules ourselves before we ask others to.</li>
</ul>
<h3>What we do</h3>
<p>We run the voluntary responsible mining programme and verify the self-assessments of its members. Every year we organise Mining Week, the regional forums and the National Industrialisation Conference, and we train people in occupational safety, rehabilitation and geological data.</p>
<blockquote><p>Mining is not only about what lies underground. It is a choice about how we use it, and for whom.</p></blockquote>`,
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
    cid: 9,
    text: `
<p>Ассоциацийн эрх барих дээд байгууллага нь Бүх гишүүдийн хурал бөгөөд жилд нэг удаа хуралдана. Хурлын чөлөөт цагт 11 гишүүнтэй Удирдах зөвлөл ажиллана. Удирдах зөвлөлийн гишүүдийг гурван жилийн хугацаатай сонгодог.</p>
<ol>
<li><strong>Бүх гишүүдийн хурал</strong> дүрмийг батлах, Удирдах зөвлөлийг сонгох, тайлан хэлэлцэх эрхтэй.</li>
<li><strong>Удирдах зөвлөл</strong> улирал бүр хуралдаж, бодлого, төсвийг батална.</li>
<li><strong>Хяналтын зөвлөл</strong> санхүү, дүрмийн хэрэгжилтийг шалгаж, Бүх гишүүдийн хуралд тайлагнана.</li>
<li><strong>Ажлын алба</strong> Гүйцэтгэх захирлын удирдлагаар өдөр тутмын үйл ажиллагааг хэрэгжүүлнэ.</li>
</ol>`,
    text_en: `
<p>The highest body of the association is the General Meeting of its members, held once a year. Between meetings the Board leads the association: 11 members, elected for three years.</p>
<ol>
<li><strong>The General Meeting</strong> adopts the charter, elects the Board and hears the annual report.</li>
<li><strong>The Board</strong> meets every quarter and approves policy and budget.</li>
<li><strong>The Supervisory Board</strong> examines the accounts and the observance of the charter, and reports to the General Meeting.</li>
<li><strong>The Office</strong>, led by the Executive Director, carries out the daily work.</li>
</ol>`,
  },
  {
    cid: 10,
    text: `
<p>МУУҮА-гийн гишүүн байгууллага бүр элсэхдээ энэхүү дүрмийг хүлээн зөвшөөрч, ажилтан, гэрээт гүйцэтгэгчдээ танилцуулах үүрэг хүлээнэ.</p>
<ul>
<li>Хүний амь нас, эрүүл мэндийг үйлдвэрлэлийн үр ашгаас ямагт дээгүүр тавина.</li>
<li>Авлига, хээл хахуулийг аль ч хэлбэрээр үл тэвчинэ.</li>
<li>Тусгай зөвшөөрлийн талбайд ажиллахдаа нутгийн иргэдийн санал хүсэлтийг сонсож, хариу өгнө.</li>
<li>Байгаль орчинд учруулсан нөлөөллөө ил тод мэдээлж, нөхөн сэргээнэ.</li>
<li>Шударга өрсөлдөөний зарчмыг баримталж, бусдын нууцыг хамгаална.</li>
</ul>
<p>Дүрэм зөрчсөн тухай гомдлыг Ёс зүйн хороо 30 хоногийн дотор хянаж, дүгнэлтээ гаргана. Гомдол гаргагчийн нэрийг нууцална.</p>`,
    text_en: `
<p>Every member accepts this code when it joins, and makes it known to its employees and contractors.</p>
<ul>
<li>Life and health always come before output.</li>
<li>Bribery and corruption are not tolerated in any form.</li>
<li>Whoever works on a licence area listens to the people who live there, and answers them.</li>
<li>Effects on the environment are disclosed and made good.</li>
<li>Competition is fair, and the secrets of others are protected.</li>
</ul>
<p>The Ethics Committee examines complaints within 30 days and gives its opinion. The name of the person who complains is kept confidential.</p>`,
  },
  {
    cid: 14,
    text: `
<p>Хороод нь байнгын, ажлын хэсгүүд нь тодорхой хугацаанд ажилладаг. Гишүүн байгууллага бүр хороо тус бүрд нэг төлөөлөгч томилж болно.</p>
<h2>Хороод</h2>
<ul>
<li><strong>Олон нийттэй харилцах хороо</strong> салбарын талаарх ойлголтыг нэмэгдүүлэх ажлыг уялдуулна.</li>
<li><strong>Байгаль орчны хороо</strong> нөхөн сэргээлт, ус ашиглалт, биологийн олон янз байдлын асуудлыг хариуцна.</li>
<li><strong>Хууль, эрх зүйн хороо</strong> хууль тогтоомжийн төсөлд санал боловсруулна.</li>
<li><strong>Тээвэр, логистикийн хороо</strong> авто зам, төмөр зам, хилийн боомтын асуудлыг судална.</li>
</ul>
<h2>Ажлын хэсгүүд</h2>
<p>Одоогоор уурхайн хаалт, өрөмдлөгийн стандарт, эрчим хүчний хэмнэлт, орон нутгийн худалдан авалт, цахим геологи гэсэн таван чиглэлээр ажлын хэсэг ажиллаж байна.</p>`,
    text_en: `
<p>Committees are permanent; working groups have a task and an end. Each member can appoint one representative to each committee.</p>
<h2>Committees</h2>
<ul>
<li><strong>Public Relations</strong> coordinates our work on how the sector is understood.</li>
<li><strong>Environment</strong> deals with rehabilitation, water use and biodiversity.</li>
<li><strong>Legal</strong> prepares our opinion on draft laws and regulations.</li>
<li><strong>Logistics</strong> studies roads, railways and border crossings.</li>
</ul>
<h2>Working groups</h2>
<p>Five groups are at work at present: mine closure, drilling standards, energy saving, local procurement and digital geology.</p>`,
  },
]
