import type { DemoScope } from './scope'

export const governance: DemoScope = {
  title: ['Засаглал, ёс зүй', 'Governance and ethics'],
  requirements: [
    {
      title: [
        'Хууль тогтоомж, зөвшөөрлийн нөхцөлийн биелэлт',
        'Observance of laws and of the terms of permits',
      ],
      questions: [
        [
          'Танай байгууллага мөрдөх ёстой хууль тогтоомжийн жагсаалтаа гаргаж, өөрчлөлт орох бүрд шинэчилдэг үү?',
          'Do you keep a register of the laws that apply to your organisation and update it whenever they change?',
        ],
        [
          'Ашигт малтмалын тусгай зөвшөөрлийн нөхцөл, болзлын биелэлтийг жил бүр дүгнэдэг үү?',
          'Do you review every year how the terms of your mineral licences are met?',
        ],
        [
          'Хяналт шалгалтаар илэрсэн зөрчлийг заасан хугацаанд нь арилгаж, тайлагнадаг уу?',
          'Do you correct what inspections find within the time they set, and report on it?',
        ],
      ],
    },
    {
      title: ['Ажилтан бүрд танилцуулсан ёс зүйн дүрэм', 'A code of ethics, known to every employee'],
      questions: [
        [
          'Танай байгууллага удирдлагаас баталсан ёс зүйн дүрэмтэй юү?',
          'Do you have a code of ethics that your management has approved?',
        ],
        [
          'Шинэ ажилтан бүр ёс зүйн дүрэмтэй танилцаж, гарын үсэг зурдаг уу?',
          'Does every new employee read the code of ethics and sign it?',
        ],
        [
          'Ёс зүйн сургалтад бүх ажилтныг жилд нэгээс доошгүй удаа хамруулдаг уу?',
          'Do all employees take part in ethics training at least once a year?',
        ],
      ],
    },
    {
      title: ['Авлигаас сэргийлэх бодлого', 'A policy against corruption'],
      questions: [
        [
          'Авлига, ашиг сонирхлын зөрчлөөс сэргийлэх бодлогоо бичгээр баталсан уу?',
          'Have you adopted a written policy against corruption and conflicts of interest?',
        ],
        [
          'Худалдан авалтын шийдвэр гаргагчид ашиг сонирхлын зөрчилгүй гэдгээ бичгээр мэдэгддэг үү?',
          'Do those who decide on purchases declare in writing that they have no conflict of interest?',
        ],
        [
          'Авсан, өгсөн бэлэг, хандив, зочлолыг бүртгэж, удирдлагад тайлагнадаг уу?',
          'Are gifts, donations and hospitality, given and received, recorded and reported to your management?',
        ],
      ],
    },
    {
      title: ['Төлбөр, татварын ил тод мэдээлэл', 'Disclosure of payments and taxes'],
      questions: [
        [
          'Улс, орон нутгийн төсөвт төлсөн татвар, хураамжаа жил бүр нийтэд мэдээлдэг үү?',
          'Do you publish every year the taxes and fees paid to the state and local budgets?',
        ],
        [
          'Олборлох үйлдвэрлэлийн ил тод байдлын санаачилгын тайланд мэдээллээ хугацаанд нь өгдөг үү?',
          'Do you submit your data on time to the reports of the Extractive Industries Transparency Initiative?',
        ],
        [
          'Жилийн санхүүгийн тайлангаа хараат бус аудитаар баталгаажуулдаг уу?',
          'Are your annual accounts verified by an independent auditor?',
        ],
      ],
    },
    {
      title: ['Гомдол хүлээн авах нээлттэй суваг', 'An open channel for complaints'],
      questions: [
        [
          'Ажилтан болон гадны хүн танай байгууллагад нэрээ нууцлан гомдол гаргах боломжтой юу?',
          'Can employees and outsiders file a complaint with you without giving their names?',
        ],
        [
          'Гомдол бүрийг бүртгэж, тогтоосон хугацаанд хариу өгдөг үү?',
          'Is every complaint recorded and answered within a set time?',
        ],
        [
          'Гомдол гаргасан хүнийг дарамт, хавчлагаас хамгаалах журамтай юу?',
          'Do you have rules that protect a person who complained from pressure and retaliation?',
        ],
      ],
    },
    {
      title: ['Гэрээт гүйцэтгэгчид тавих ижил шаардлага', 'The same requirements for contractors'],
      questions: [
        [
          'Гүйцэтгэгчтэй байгуулах гэрээнд аюулгүй ажиллагаа, байгаль орчин, ёс зүйн шаардлагыг тусгадаг уу?',
          'Do your contracts with contractors contain requirements on safety, environment and ethics?',
        ],
        [
          'Гүйцэтгэгчийг сонгохдоо өмнө гаргасан осол, зөрчлийг нь харгалздаг уу?',
          'Do you consider a contractor’s earlier accidents and violations before you choose it?',
        ],
        [
          'Гүйцэтгэгчийн ажлыг жилд нэгээс доошгүй удаа газар дээр нь шалгадаг уу?',
          'Do you inspect the work of contractors on site at least once a year?',
        ],
      ],
    },
  ],
}
