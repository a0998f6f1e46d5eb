import type { DemoPage } from './page'

/** Who the association is: the page of its history and goals, and those under it. */
export const aboutPages: DemoPage[] = [
  {
    cid: 1,
    text: `
<p>Монголын уул уурхайн үндэсний ассоциаци (МУУҮА) нь хайгуул, олборлолт, баяжуулалт, тээвэр, тоног төхөөрөмж, зөвлөх үйлчилгээний байгууллагуудыг нэгтгэсэн, гишүүддээ үйлчилдэг ашгийн бус байгууллага юм.</p>
<ul>
<li><strong>Үүсгэн байгуулсан:</strong> 1994 он, Улаанбаатар хот</li>
<li><strong>Гишүүн байгууллага:</strong> 27</li>
<li><strong>Удирдах зөвлөл:</strong> 11 гишүүнтэй, гурван жилийн хугацаатай</li>
<li><strong>Хороо, ажлын хэсэг:</strong> 4 хороо, 5 ажлын хэсэг</li>
<li><strong>Төсөл, хөтөлбөр:</strong> 7</li>
</ul>
<h2>Түүхэн замнал</h2>
<p>Зах зээлд шилжих эхэн үед геологийн ангиуд хувьчлагдаж, салбарын нийтлэг дуу хоолой үгүйлэгдэж байлаа. Арван нэгэн байгууллагын нэг ширээнд сууж эхлүүлсэн ажил гучин жилийн дараа салбарын үйлдвэрлэлийн дийлэнхийг төлөөлөх хэмжээнд хүрчээ.</p>
<ul>
<li><strong>1994 он.</strong> Хайгуул, олборлолтын арван нэгэн байгууллага ассоциацийг үүсгэн байгуулж, анхны дүрмээ баталлаа.</li>
<li><strong>2004 он.</strong> Олон нийт, байгаль орчин, эрх зүй, логистикийн дөрвөн хороо байнгын үйл ажиллагаагаа эхлүүлэв.</li>
<li><strong>2013 он.</strong> Уул уурхайн долоо хоногийг анх удаа зохион байгуулж, 40 байгууллага үзэсгэлэнд оролцов.</li>
<li><strong>2019 он.</strong> Хариуцлагатай уул уурхайн сайн дурын хөтөлбөрийг Бүх гишүүдийн хурлаар батлав.</li>
<li><strong>2024 он.</strong> Гучин жилийн ойн номоо хэвлүүлж, дараагийн арван жилийн стратегиа тодорхойлов.</li>
</ul>
<p><img src="photo:meeting" alt="Бүх гишүүдийн ээлжит хурал, Улаанбаатар. Зураг: МУУҮА"></p>
<h2>Эрхэм зорилго</h2>
<p>Байгаль орчинд ээлтэй, хүний амь нас, эрүүл мэндийг дээдэлсэн, орон нутагтаа өгөөжтэй хариуцлагатай уул уурхайг Монголд төлөвшүүлэх нь бидний эрхэм зорилго. Үүний төлөө дараах зургаан зорилтыг дэвшүүлэн ажиллаж байна.</p>
<ul>
<li><strong>Төлөөлөх.</strong> Гишүүдийнхээ хууль ёсны эрх ашгийг төр, олон нийтийн өмнө төлөөлж хамгаална.</li>
<li><strong>Хууль эрх зүй.</strong> Хууль, журмын төсөлд судалгаа, тоо баримтад тулгуурласан санал өгнө.</li>
<li><strong>Хариуцлага.</strong> Хариуцлагатай уул уурхайн зарчмыг нэвтрүүлж, гишүүдийн үнэлгээг баталгаажуулна.</li>
<li><strong>Хамтын ажиллагаа.</strong> Гишүүдийн туршлага солилцох хороо, чуулган, сургалтыг зохион байгуулна.</li>
<li><strong>Хүний нөөц.</strong> Инженер, техникийн ажилтан, оюутныг чадавхжуулах хөтөлбөр хэрэгжүүлнэ.</li>
<li><strong>Ойлголт.</strong> Уул уурхайн талаарх мэдээллийг олон нийтэд энгийн хэлээр хүргэнэ.</li>
</ul>
<h2>Бидний баримтлах зарчим</h2>
<ul>
<li><strong>Ил тод байдал.</strong> Ассоциацийн санал, байр суурь, санхүүгийн тайланг гишүүд болон олон нийтэд нээлттэй мэдээлнэ.</li>
<li><strong>Мэргэжлийн үндэслэл.</strong> Санал бүрийг судалгаа, тоо баримт, мэргэжилтний дүгнэлтэд тулгуурлан гаргана.</li>
<li><strong>Тэгш оролцоо.</strong> Том, жижиг гишүүн байгууллага бүр нэг саналын эрхтэй.</li>
<li><strong>Өөрөөс эхлэх.</strong> Бусдаас шаардахаасаа өмнө өөрсдөө мөрддөг.</li>
</ul>
<blockquote><p>Уул уурхай бол зөвхөн газрын хэвлийн баялаг төдий биш, түүнийг хэрхэн, хэний төлөө ашиглах сонголт юм.</p></blockquote>
<p><a href="/mm/member#3">Гишүүнээр элсэх</a></p>
<p><a href="/mm/anniversary">Гучин жилийн түүх</a></p>
<p><a href="mailto:director@mnma.example">director@mnma.example</a></p>`,
    text_en: `
<p>The Mongolian National Mining Association (MNMA) is a non-profit organisation of companies that explore, mine, process, transport, supply equipment and advise.</p>
<ul>
<li><strong>Founded:</strong> 1994, in Ulaanbaatar</li>
<li><strong>Member organisations:</strong> 27</li>
<li><strong>Board:</strong> 11 members, elected for three years</li>
<li><strong>Committees:</strong> 4, with 5 working groups</li>
<li><strong>Projects and programmes:</strong> 7</li>
</ul>
<h2>Our history</h2>
<p>When the geological expeditions were privatised at the start of the market economy, the sector had no common voice. What eleven companies began around one table has grown in thirty years to speak for most of the country’s mineral production.</p>
<ul>
<li><strong>1994.</strong> Eleven companies in exploration and mining founded the association and adopted its first charter.</li>
<li><strong>2004.</strong> Four committees began their permanent work: public relations, environment, law and logistics.</li>
<li><strong>2013.</strong> Mining Week was held for the first time, with 40 exhibitors.</li>
<li><strong>2019.</strong> The General Meeting adopted the voluntary responsible mining programme.</li>
<li><strong>2024.</strong> The book of our thirty years was published, and the strategy of the next ten was set.</li>
</ul>
<p><img src="photo:meeting" alt="The General Meeting of the members in Ulaanbaatar. Drawing: MNMA"></p>
<h2>Mission</h2>
<p>Our mission is to establish responsible mining in Mongolia: mining that is careful with nature, puts people’s lives and health first, and leaves something of value to the places where it happens. We work towards it through six goals.</p>
<ul>
<li><strong>Represent.</strong> We speak for the lawful interests of our members before the state and the public.</li>
<li><strong>Law.</strong> We comment on bills and regulations with research and figures.</li>
<li><strong>Responsibility.</strong> We introduce the principles of responsible mining and verify what our members report.</li>
<li><strong>Cooperation.</strong> We bring members together in committees, forums and courses.</li>
<li><strong>People.</strong> We run programmes for engineers, technicians and students.</li>
<li><strong>Understanding.</strong> We tell the public about mining in plain words.</li>
</ul>
<h2>What we stand by</h2>
<ul>
<li><strong>Openness.</strong> Our positions, proposals and accounts are published for members and for the public.</li>
<li><strong>Evidence.</strong> Every proposal rests on research, figures and expert opinion.</li>
<li><strong>Equal participation.</strong> Every member has one vote, whatever its size.</li>
<li><strong>Ourselves first.</strong> We keep the rules before we ask others to.</li>
</ul>
<blockquote><p>Mining is not only about what lies underground. It is a choice about how we use it, and for whom.</p></blockquote>
<p><a href="/mm/member#3">Become a member</a></p>
<p><a href="/mm/anniversary">Thirty years of history</a></p>
<p><a href="mailto:director@mnma.example">director@mnma.example</a></p>`,
  },
  {
    cid: 9,
    text: `
<p>Ассоциацийн эрх барих дээд байгууллага нь Бүх гишүүдийн хурал юм. Хурал хоорондын хугацаанд 11 гишүүнтэй Удирдах зөвлөл ажиллаж, өдөр тутмын ажлыг Ажлын алба хариуцна.</p>
<ul>
<li><strong>Дээд байгууллага:</strong> Бүх гишүүдийн хурал, жилд нэг удаа</li>
<li><strong>Удирдах зөвлөл:</strong> 11 гишүүн, гурван жил</li>
<li><strong>Хяналтын зөвлөл:</strong> 3 гишүүн, гурван жил</li>
<li><strong>Саналын эрх:</strong> гишүүн байгууллага бүр нэг санал</li>
<li><strong>Дараагийн хурал:</strong> 2027 оны 3 дугаар сар</li>
</ul>
<h2>Удирдлагын бүтэц</h2>
<ul>
<li><strong>Бүх гишүүдийн хурал.</strong> Дүрмийг батлах, Удирдах зөвлөл, Хяналтын зөвлөлийг сонгох, жилийн тайлан, төсвийн гүйцэтгэлийг хэлэлцэх эрхтэй.</li>
<li><strong>Удирдах зөвлөл.</strong> Улирал бүр хуралдаж, бодлого, төсвийг батлан, шинэ гишүүнийг элсүүлнэ.</li>
<li><strong>Хяналтын зөвлөл.</strong> Санхүү, дүрмийн хэрэгжилтийг шалгаж, Бүх гишүүдийн хуралд тайлагнана.</li>
<li><strong>Ажлын алба.</strong> Гүйцэтгэх захирлын удирдлагаар шийдвэрийг хэрэгжүүлж, гишүүдэд үйлчилнэ.</li>
</ul>
<h2>Шийдвэр хэрхэн гардаг вэ?</h2>
<p>Гишүүн байгууллага бүр санал оруулах эрхтэй. Санал дараах замаар шийдвэр болдог бөгөөд дунджаар хоёр сар зарцуулна.</p>
<ol>
<li><strong>Санал.</strong> Гишүүн байгууллага саналаа Ажлын албанд бичгээр ирүүлнэ.</li>
<li><strong>Хороо.</strong> Холбогдох хороо 20 хоногт судалж, дүгнэлт гаргана.</li>
<li><strong>Хэлэлцүүлэг.</strong> Төслийг бүх гишүүнд илгээж, 14 хоногийн дотор санал авна.</li>
<li><strong>Шийдвэр.</strong> Удирдах зөвлөл хуралдаанаараа хэлэлцэж, дүнг сарын мэдээгээр мэдээлнэ.</li>
</ol>
<h2>Хуралдааны хуваарь</h2>
<table>
<thead><tr><th>Хуралдаан</th><th>Хугацаа</th><th>Хэлэлцэх асуудал</th></tr></thead>
<tbody>
<tr><td>Удирдах зөвлөл, нэгдүгээр улирал</td><td>2027 оны 1 дүгээр сар</td><td>Жилийн тайлан, шинэ гишүүд</td></tr>
<tr><td>Бүх гишүүдийн хурал</td><td>2027 оны 3 дугаар сар</td><td>Тайлан, төсөв, сонгууль</td></tr>
<tr><td>Удирдах зөвлөл, хоёрдугаар улирал</td><td>2027 оны 4 дүгээр сар</td><td>Хороодын төлөвлөгөө</td></tr>
</tbody>
</table>
<p><a href="/mm/member">Удирдах зөвлөлийн гишүүд</a></p>
<p><a href="/mm/activity">Хороод, ажлын хэсгүүд</a></p>
<p>Дүрэм, хурлын материалтай холбоотой асуултаа <a href="mailto:director@mnma.example">director@mnma.example</a> хаягаар илгээнэ үү. Элсэх нөхцөлийг «Гишүүнчлэлийн журам», гишүүдийн нийтлэг хэм хэмжээг «Ёс зүйн дүрэм» баримтаас уншина уу.</p>`,
    text_en: `
<p>The highest body of the association is the General Meeting of its members. Between meetings a Board of eleven leads it, and the Office carries out the daily work.</p>
<ul>
<li><strong>Highest body:</strong> the General Meeting, once a year</li>
<li><strong>Board:</strong> 11 members, three years</li>
<li><strong>Supervisory Board:</strong> 3 members, three years</li>
<li><strong>Votes:</strong> one for each member</li>
<li><strong>Next meeting:</strong> March 2027</li>
</ul>
<h2>Who leads</h2>
<ul>
<li><strong>The General Meeting.</strong> It adopts the charter, elects the Board and the Supervisory Board, and hears the annual report and the accounts.</li>
<li><strong>The Board.</strong> It meets every quarter, approves policy and budget, and admits new members.</li>
<li><strong>The Supervisory Board.</strong> It examines the accounts and the observance of the charter, and reports to the General Meeting.</li>
<li><strong>The Office.</strong> Led by the Executive Director, it carries out what was decided and serves the members.</li>
</ul>
<h2>How a decision is made</h2>
<p>Every member may make a proposal. It becomes a decision in four steps, on average within two months.</p>
<ol>
<li><strong>Proposal.</strong> A member sends it to the Office in writing.</li>
<li><strong>Committee.</strong> The committee concerned studies it for 20 days and gives its opinion.</li>
<li><strong>Consultation.</strong> The draft goes to all members, who answer within 14 days.</li>
<li><strong>Decision.</strong> The Board decides at its meeting, and the monthly news reports it.</li>
</ol>
<h2>Upcoming meetings</h2>
<table>
<thead><tr><th>Meeting</th><th>When</th><th>Agenda</th></tr></thead>
<tbody>
<tr><td>Board, first quarter</td><td>January 2027</td><td>Annual report, new members</td></tr>
<tr><td>General Meeting</td><td>March 2027</td><td>Report, budget, elections</td></tr>
<tr><td>Board, second quarter</td><td>April 2027</td><td>Plans of the committees</td></tr>
</tbody>
</table>
<p><a href="/mm/member">Members of the Board</a></p>
<p><a href="/mm/activity">Committees and working groups</a></p>
<p>Questions about the charter and the papers of a meeting go to <a href="mailto:director@mnma.example">director@mnma.example</a>. The rules of membership and the code of ethics are among the documents of this page.</p>`,
  },
  {
    cid: 10,
    text: `
<p>МУУҮА-гийн гишүүн байгууллага бүр элсэхдээ энэхүү дүрмийг хүлээн зөвшөөрч, ажилтан, гэрээт гүйцэтгэгчдээ танилцуулах үүрэг хүлээнэ.</p>
<ul>
<li><strong>Баталсан:</strong> Бүх гишүүдийн хурал, 2019 он</li>
<li><strong>Шинэчилсэн:</strong> 2025 оны 3 дугаар сар</li>
<li><strong>Хамрах хүрээ:</strong> гишүүн, ажилтан, гэрээт гүйцэтгэгч</li>
<li><strong>Гомдол шийдвэрлэх:</strong> 30 хоног</li>
</ul>
<h2>Таван хэм хэмжээ</h2>
<ul>
<li><strong>Амь нас.</strong> Хүний амь нас, эрүүл мэндийг үйлдвэрлэлийн үр ашгаас ямагт дээгүүр тавина.</li>
<li><strong>Шударга байдал.</strong> Авлига, хээл хахуулийг аль ч хэлбэрээр үл тэвчинэ.</li>
<li><strong>Орон нутаг.</strong> Тусгай зөвшөөрлийн талбайд ажиллахдаа нутгийн иргэдийн санал хүсэлтийг сонсож, хариу өгнө.</li>
<li><strong>Байгаль орчин.</strong> Байгаль орчинд үзүүлсэн нөлөөллөө ил тод мэдээлж, нөхөн сэргээнэ.</li>
<li><strong>Өрсөлдөөн.</strong> Шударга өрсөлдөөний зарчмыг баримталж, бусдын нууцыг хамгаална.</li>
</ul>
<h2>Гомдлыг хэрхэн шийдвэрлэдэг вэ?</h2>
<ol>
<li><strong>Хүлээн авах.</strong> Гомдлыг бичгээр эсвэл и-мэйлээр хүлээн авч, гурван хоногт бүртгэснээ мэдэгдэнэ.</li>
<li><strong>Судлах.</strong> Ёс зүйн хороо хоёр талын тайлбарыг сонсож, баримтыг шалгана.</li>
<li><strong>Дүгнэх.</strong> 30 хоногийн дотор дүгнэлт гаргаж, хоёр талд бичгээр хүргүүлнэ.</li>
</ol>
<p>Гомдол гаргагчийн нэрийг нууцална. Дүгнэлттэй санал нийлэхгүй тал 14 хоногийн дотор Удирдах зөвлөлд хандаж болно.</p>
<p>Дүрмийг бүрэн эхээр нь «Ёс зүйн дүрэм» баримтаас уншина уу. Гомдлоо <a href="mailto:policy@mnma.example">policy@mnma.example</a> хаягаар илгээнэ.</p>`,
    text_en: `
<p>Every member accepts this code when it joins, and makes it known to its employees and contractors.</p>
<ul>
<li><strong>Adopted by:</strong> the General Meeting, 2019</li>
<li><strong>Revised:</strong> March 2025</li>
<li><strong>Applies to:</strong> members, employees and contractors</li>
<li><strong>Complaints:</strong> decided within 30 days</li>
</ul>
<h2>Five rules</h2>
<ul>
<li><strong>Life.</strong> Life and health always come before output.</li>
<li><strong>Integrity.</strong> Bribery and corruption are not tolerated in any form.</li>
<li><strong>Communities.</strong> Whoever works on a licence area listens to the people who live there, and answers them.</li>
<li><strong>Nature.</strong> Effects on the environment are disclosed and made good.</li>
<li><strong>Competition.</strong> Competition is fair, and the secrets of others are protected.</li>
</ul>
<h2>How a complaint is decided</h2>
<ol>
<li><strong>Receipt.</strong> Complaints are taken in writing or by e-mail, and acknowledged within three days.</li>
<li><strong>Inquiry.</strong> The Ethics Committee hears both sides and examines the evidence.</li>
<li><strong>Opinion.</strong> Within 30 days it gives its opinion to both sides in writing.</li>
</ol>
<p>The name of the person who complains is kept confidential. Whoever disagrees with the opinion may turn to the Board within 14 days.</p>
<p>The full text is among the documents of this page. Complaints go to <a href="mailto:policy@mnma.example">policy@mnma.example</a>.</p>`,
  },
]
