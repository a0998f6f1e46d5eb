import type { DemoScope } from './scope'

export const communities: DemoScope = {
  title: ['Орон нутаг', 'Communities'],
  requirements: [
    {
      title: ['Нутгийн иргэдтэй зөвшилцөх, санал авах', 'Consulting local people and hearing them'],
      questions: [
        [
          'Төлөвлөсөн ажлаа нутгийн иргэдэд урьдчилан танилцуулж, хэлэлцүүлдэг үү?',
          'Do you present planned work to local people in advance and discuss it with them?',
        ],
        [
          'Иргэдийн саналыг шийдвэртээ хэрхэн тусгаснаа эргэн мэдээлдэг үү?',
          'Do you tell people how their views were taken into account in your decisions?',
        ],
        [
          'Орон нутагтай харилцах ажлыг хариуцсан ажилтантай юу?',
          'Do you have an employee in charge of relations with the community?',
        ],
      ],
    },
    {
      title: ['Орон нутгийн хөгжлийн гэрээ', 'A local development agreement'],
      questions: [
        [
          'Танай байгууллага аймаг, сумын захиргаатай хамтран ажиллах гэрээ байгуулсан уу?',
          'Has your organisation signed a cooperation agreement with the province or district?',
        ],
        [
          'Гэрээний төслүүдийг сонгоход нутгийн иргэдийн төлөөлөл оролцдог уу?',
          'Do representatives of local people take part in choosing the projects of the agreement?',
        ],
        [
          'Гэрээний хэрэгжилт, зарцуулсан хөрөнгийг нийтэд тайлагнадаг уу?',
          'Do you report publicly on how the agreement is carried out and what was spent?',
        ],
      ],
    },
    {
      title: ['Нутгийн иргэдийг ажилд авах, сургах', 'Employing and training local people'],
      questions: [
        ['Сул ажлын байрыг эхлээд орон нутагт зарладаг уу?', 'Do you advertise vacancies locally first?'],
        [
          'Нутгийн залууст мэргэжил эзэмшүүлэх сургалт, тэтгэлэг олгодог уу?',
          'Do you offer vocational training or scholarships to young people of the area?',
        ],
        [
          'Нийт ажилтанд нутгийн иргэдийн эзлэх хувийг жил бүр тооцож, зорилт тавьдаг уу?',
          'Do you calculate the share of local people among your employees every year and set a target for it?',
        ],
      ],
    },
    {
      title: ['Орон нутгаас бараа, үйлчилгээ худалдан авах', 'Buying goods and services locally'],
      questions: [
        [
          'Орон нутгаас худалдан авах бараа, үйлчилгээний хэмжээг жил бүр төлөвлөдөг үү?',
          'Do you plan every year how much to buy from local businesses?',
        ],
        [
          'Нутгийн ханган нийлүүлэгчдэд шаардлага хангахад нь туслах сургалт хийдэг үү?',
          'Do you train local suppliers so that they can meet your requirements?',
        ],
        [
          'Нутгийн жижиг бизнест гэрээний төлбөрийг хугацаанд нь төлдөг үү?',
          'Do you pay small local businesses within the time that the contract sets?',
        ],
      ],
    },
    {
      title: ['Соёлын өв, уламжлалт бэлчээрийг хүндэтгэх', 'Respect for heritage and traditional pastures'],
      questions: [
        [
          'Газар хөндөхийн өмнө археологи, палеонтологийн хайгуул судалгаа хийлгэдэг үү?',
          'Do you have an archaeological and palaeontological survey made before ground is broken?',
        ],
        [
          'Түүх, соёлын дурсгал илэрвэл ажлаа зогсоож, эрх бүхий байгууллагад мэдэгддэг үү?',
          'If historical or cultural remains are found, do you stop work and inform the authorities?',
        ],
        [
          'Бэлчээр, худаг, нүүдлийн замын ашиглалтыг малчидтай тохиролцдог уу?',
          'Do you agree with herders on the use of pastures, wells and migration routes?',
        ],
      ],
    },
    {
      title: ['Нүүлгэн шилжүүлэлтийг шударгаар шийдэх', 'Fair settlement of resettlement'],
      questions: [
        [
          'Нүүлгэн шилжүүлэх айл өрх бүртэй зөвшилцөж, бичгээр гэрээ байгуулдаг уу?',
          'Do you reach a written agreement with each household before it is moved?',
        ],
        [
          'Нөхөн олговрыг хараат бус үнэлгээнд үндэслэн тогтоодог уу?',
          'Is compensation based on an independent valuation?',
        ],
        [
          'Нүүсэн өрхийн амьжиргааг дараагийн жилүүдэд нь судалж, дэмждэг үү?',
          'Do you follow and support the livelihoods of the households in the years after they moved?',
        ],
      ],
    },
  ],
}
