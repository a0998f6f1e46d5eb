import type { DemoScope } from './scope'

export const environment: DemoScope = {
  title: ['Байгаль орчин', 'Environment'],
  requirements: [
    {
      title: ['Байгаль орчны менежментийн төлөвлөгөө', 'An environmental management plan'],
      questions: [
        [
          'Байгаль орчинд нөлөөлөх байдлын нарийвчилсан үнэлгээ хийлгэж, батлуулсан уу?',
          'Has a detailed environmental impact assessment been made and approved?',
        ],
        [
          'Байгаль орчны менежментийн төлөвлөгөөг жил бүр батлуулж, биелэлтийг нь тайлагнадаг уу?',
          'Is your environmental management plan approved every year, and do you report on its implementation?',
        ],
        [
          'Байгаль орчны асуудал хариуцсан мэргэжлийн ажилтантай юу?',
          'Do you employ a specialist who is responsible for the environment?',
        ],
      ],
    },
    {
      title: ['Усны тэнцэл, дахин ашиглалт', 'Accounting for water and reusing it'],
      questions: [
        [
          'Усны эх үүсвэр бүрийг тоолууржуулж, усны тэнцлийг сар бүр тооцдог уу?',
          'Is every source of water metered, and is the water balance calculated every month?',
        ],
        ['Технологийн усыг цэвэршүүлж, дахин ашигладаг уу?', 'Is process water treated and used again?'],
        [
          'Гадаргын болон газрын доорх усны түвшин, чанарыг хяналтын цэг бүрд хэмждэг үү?',
          'Do you measure the level and quality of surface water and groundwater at monitoring points?',
        ],
        [
          'Усыг ус ашиглах зөвшөөрөлд заасан хэмжээнд багтаан хэрэглэдэг үү?',
          'Does your use of water stay within the amount that your water permit sets?',
        ],
      ],
    },
    {
      title: ['Хаягдлын сангийн тогтворжилтын хяналт', 'Monitoring the stability of tailings facilities'],
      questions: [
        [
          'Хаягдлын сангийн далангийн хөдөлгөөн, нэвчилтийг багажаар хэмжиж, бүртгэдэг үү?',
          'Are movement and seepage of the tailings dam measured with instruments and recorded?',
        ],
        [
          'Хаягдлын санд хараат бус мэргэжилтнээр тогтмол үзлэг хийлгэдэг үү?',
          'Is the tailings facility regularly inspected by an independent specialist?',
        ],
        [
          'Далан сэтэрсэн үед доод талын айл өрхийг сэрэмжлүүлэх төлөвлөгөөтэй юү?',
          'Do you have a plan for warning the households downstream if the dam fails?',
        ],
      ],
    },
    {
      title: ['Тоос, дуу чимээ, хүлэмжийн хийн хэмжилт', 'Measuring dust, noise and greenhouse gases'],
      questions: [
        [
          'Агаар дахь тоосны хэмжээг уурхайн хил, ойролцоох суурин газарт тогтмол хэмждэг үү?',
          'Is dust in the air measured regularly at the boundary of the mine and in nearby settlements?',
        ],
        [
          'Тээврийн замын тоосжилтыг усалгаа, хучилт зэргээр бууруулдаг уу?',
          'Do you reduce dust on haul roads, for instance by watering or paving?',
        ],
        [
          'Тэсэлгээ, тоног төхөөрөмжийн дуу чимээг стандартын хэмжээнд барьдаг уу?',
          'Is the noise of blasting and machines kept within the limits of the standards?',
        ],
        [
          'Хүлэмжийн хийн ялгарлаа тооцож, бууруулах зорилт тавьсан уу?',
          'Have you calculated your greenhouse gas emissions and set a target for reducing them?',
        ],
      ],
    },
    {
      title: ['Ховор ургамал, амьтны хамгаалал', 'Protection of rare plants and animals'],
      questions: [
        [
          'Нөлөөллийн бүсийн ургамал, амьтны суурь судалгаа хийсэн үү?',
          'Has a baseline study been made of the plants and animals in the affected area?',
        ],
        [
          'Ховор, нэн ховор зүйлийн амьдрах орчныг хөндөхгүй байх арга хэмжээ авдаг уу?',
          'Do you take measures to leave the habitats of rare and very rare species untouched?',
        ],
        [
          'Дүйцүүлэн хамгаалах ажлыг төлөвлөж, хэрэгжүүлдэг үү?',
          'Do you plan and carry out biodiversity offsets?',
        ],
      ],
    },
    {
      title: ['Аюултай бодисын зохих хадгалалт', 'Proper storage of hazardous substances'],
      questions: [
        [
          'Химийн хорт болон аюултай бодисыг зориулалтын агуулахад ангилан хадгалдаг уу?',
          'Are toxic and hazardous chemicals sorted and kept in stores built for them?',
        ],
        [
          'Бодис бүрийн хор аюулын лавлах мэдээлэл түүнтэй ажилладаг газарт нь байдаг уу?',
          'Is the safety data sheet of every substance at hand where it is used?',
        ],
        [
          'Шатахуун, урвалж асгарсан үед цэвэрлэх хэрэгслийг бэлэн байлгадаг уу?',
          'Do you keep equipment ready for cleaning up spills of fuel and reagents?',
        ],
        [
          'Аюултай хог хаягдлыг бүртгэж, эрх бүхий байгууллагад шилжүүлдэг үү?',
          'Is hazardous waste recorded and handed over to an authorised organisation?',
        ],
      ],
    },
  ],
}
