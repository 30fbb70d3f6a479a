import { resumeOf } from "../given-resume.ts";
import { PORTRAIT } from "../photos.ts";

/** In Japanese, with the photo that is usual there. */
export const japaneseSpeaker = resumeOf({
  language: "ja",
  name: "佐藤 美咲",
  role: "機械設計エンジニア",
  location: "愛知県名古屋市",
  email: "misaki.sato@example.jp",
  phone: "+81 52 555 0142",
  website: "https://sato-misaki.example.jp",
  photo: { data: PORTRAIT },
  summary:
    "自動車部品の機械設計に九年従事し、樹脂部品と駆動系の量産設計を担当してきました。解析から試作、量産立ち上げまで一貫して取り組み、コスト削減と品質向上の両立を得意としています。",
  experience: [
    {
      company: "東海精機株式会社",
      title: "主任設計技師",
      period: "2020年4月 – 現在",
      location: "愛知県名古屋市",
      link: "https://tokai-seiki.example.jp",
      bullets: [
        "電動アクスル用ギアケースの設計を担当し、重量を18%、部品点数を23点削減しました。",
        "五名のチームを率い、二つの車種で量産立ち上げを予定どおり完了しました。",
        "Pythonで公差解析を自動化し、検討時間を一件あたり三日から四時間に短縮しました。",
      ],
    },
    {
      company: "東海精機株式会社",
      title: "設計技師",
      period: "2016年4月 – 2020年3月",
      sameEmployer: true,
      bullets: ["吸気系樹脂部品の設計と金型メーカーとの調整を行い、不良率を2.4%から0.3%に改善しました。"],
    },
  ],
  education: [
    {
      school: "名古屋工業大学大学院",
      degree: "修士(工学)",
      subject: "機械工学専攻",
      period: "2014年4月 – 2016年3月",
      grade: "GPA 3.7",
      location: "愛知県",
      courses: ["有限要素法", "材料力学特論", "トライボロジー"],
    },
    {
      school: "名古屋工業大学",
      degree: "学士(工学)",
      period: "2010年4月 – 2014年3月",
      location: "愛知県",
      courses: [],
    },
  ],
  skills: [
    { text: "設計", level: "上級", keywords: ["CATIA V5", "NX", "公差設計", "樹脂部品"] },
    { text: "解析", level: "中級", keywords: ["Abaqus", "有限要素法"] },
    "Python",
    "品質工学",
  ],
  projects: [
    {
      name: "公差解析ツール",
      desc: ["社内の設計者六十名が使う公差解析ツールを開発しました。"],
      role: "開発責任者",
      period: "2022年",
      link: "",
      keywords: ["Python", "統計"],
    },
  ],
  certifications: [
    { text: "技術士補(機械部門)", issuer: "日本技術士会", date: "2017年" },
    { text: "TOEIC L&R 880点", date: "2023年6月" },
    "普通自動車第一種運転免許",
  ],
  languages: [
    { text: "日本語", level: "母語" },
    { text: "英語", level: "ビジネスレベル" },
  ],
  awards: [
    {
      title: "社長賞",
      awarder: "東海精機株式会社",
      date: "2022年",
      summary: "ギアケースの軽量化に対して。",
    },
  ],
  publications: [
    {
      name: "樹脂ギアケースの剛性と騒音に関する実験的研究",
      publisher: "日本機械学会論文集",
      date: "2021年",
      summary: "",
      authors: "佐藤美咲、鈴木一郎、田中健",
      link: "https://doi.org/10.1299/transjsme.21-00123",
    },
  ],
  interests: ["登山", { text: "写真", keywords: ["フィルム", "山岳"] }],
});
