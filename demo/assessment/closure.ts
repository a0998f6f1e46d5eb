import type { DemoScope } from './scope'

export const closure: DemoScope = {
  title: ['Хаалт, нөхөн сэргээлт', 'Closure and rehabilitation'],
  requirements: [
    {
      title: ['Ашиглалтын эхнээс гаргах хаалтын төлөвлөгөө', 'Planning closure from the start of mining'],
      questions: [
        [
          'Уурхайн хаалтын төлөвлөгөөг ашиглалт эхлэхээс өмнө боловсруулсан уу?',
          'Was the closure plan of the mine drawn up before mining began?',
        ],
        [
          'Уулын ажлын төлөвлөгөө өөрчлөгдөхөд хаалтын төлөвлөгөөг шинэчилдэг үү?',
          'Is the closure plan revised when the mining plan changes?',
        ],
        [
          'Хаалтын төлөвлөгөөнд ажилтан, орон нутагт үзүүлэх нийгэм, эдийн засгийн нөлөөг тусгасан уу?',
          'Does the closure plan cover the social and economic effects on employees and the community?',
        ],
      ],
    },
    {
      title: ['Хаалтын зардлын санхүүгийн баталгаа', 'Securing the cost of closure'],
      questions: [
        [
          'Хаалт, нөхөн сэргээлтийн зардлын тооцоог хараат бус мэргэжилтнээр хянуулсан уу?',
          'Has an independent specialist reviewed the estimated cost of closure and rehabilitation?',
        ],
        [
          'Хаалтын зардалд зориулсан хөрөнгийг тусгай дансанд хуримтлуулдаг уу?',
          'Do you set money aside for closure in a separate account?',
        ],
        [
          'Хаалтын зардлын нөөцийг санхүүгийн тайландаа жил бүр тусгадаг уу?',
          'Do your annual accounts show the provision for closure?',
        ],
      ],
    },
    {
      title: ['Олборлолттой зэрэг хийх нөхөн сэргээлт', 'Rehabilitation that keeps pace with mining'],
      questions: [
        [
          'Ажил дууссан талбайд техникийн нөхөн сэргээлтийг жил бүр хийдэг үү?',
          'Do you carry out technical rehabilitation every year where mining has ended?',
        ],
        [
          'Шимт хөрсийг хуулж, нөхөн сэргээлтэд ашиглахаар тусад нь хадгалдаг уу?',
          'Is topsoil stripped and stored separately for rehabilitation?',
        ],
        [
          'Биологийн нөхөн сэргээлтэд тухайн нутгийн ургамлыг ашигладаг уу?',
          'Do you use plants of the region for biological rehabilitation?',
        ],
        [
          'Нөхөн сэргээсэн талбайгаа орон нутагт хүлээлгэн өгдөг үү?',
          'Is rehabilitated land handed over to the local authorities?',
        ],
      ],
    },
    {
      title: ['Хаалтын дараах газар ашиглалтын тохиролцоо', 'Agreement on the later use of the land'],
      questions: [
        [
          'Хаалтын дараах газрын зориулалтыг орон нутагтай хэлэлцэж тогтсон уу?',
          'Have you agreed with the community on what the land will be used for after closure?',
        ],
        [
          'Үлдэх барилга байгууламж, замыг хэн хариуцахыг бичгээр тохиролцсон уу?',
          'Is it agreed in writing who will be responsible for the buildings and roads that remain?',
        ],
      ],
    },
    {
      title: ['Хаалтын дараа үргэлжлэх хяналт', 'Monitoring that goes on after closure'],
      questions: [
        [
          'Хаалтын дараах ус, хөрс, налуугийн тогтворжилтыг хянах хөтөлбөртэй юү?',
          'Do you have a programme for monitoring water, soil and the stability of slopes after closure?',
        ],
        [
          'Хаалтын дараах хяналтыг санхүүжүүлэх эх үүсвэрийг тогтоосон уу?',
          'Has the funding of monitoring after closure been settled?',
        ],
        [
          'Хяналтын дүнг нутгийн иргэдэд тогтмол мэдээлдэг үү?',
          'Are local people regularly told the results of monitoring?',
        ],
      ],
    },
  ],
}
