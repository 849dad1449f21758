import { TOPIC_NAMES } from "#domain/notifications/settings/rules.ts";
import { CHANNELS, type Channel, TOPICS, type Topic } from "#domain/notifications/settings/types.ts";
import { Switch } from "#web/kit/ui/switch.tsx";
import type { SettingsPartProps } from "./part-props.ts";
import { CHANNEL_NAMES, TOPIC_LINES } from "./words.ts";

/** What is told, by which way: a switch for each. */
export function ChoiceTable({ settings: { choices, line }, isReady, onChange }: SettingsPartProps) {
  const choose = (topic: Topic, channel: Channel) =>
    onChange({ choices: { ...choices, [topic]: { ...choices[topic], [channel]: !choices[topic][channel] } } });
  // What is on can always be turned off.
  const canChoose = (topic: Topic, channel: Channel) => channel === "mail" || line === "linked" || choices[topic].line;
  return (
    <table className="w-full border-collapse text-14">
      <caption className="sr-only">お知らせの種類と届け方</caption>
      <thead>
        <tr className="border-line border-b text-12 text-sub">
          <th scope="col" className="py-2 text-left font-normal">
            お知らせ
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className="w-20 px-1 py-2 text-center font-normal">
              {CHANNEL_NAMES[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOPICS.map((topic) => (
          <tr key={topic} className="border-line border-b">
            <th scope="row" className="py-3 pr-2 text-left font-normal">
              <span className="block font-bold text-16">{TOPIC_NAMES[topic]}</span>
              <span className="block text-13 text-sub">{TOPIC_LINES[topic]}</span>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel} className="px-1 py-3 text-center align-middle">
                <Switch
                  label={`${TOPIC_NAMES[topic]}を${CHANNEL_NAMES[channel]}で受け取る`}
                  isOn={choices[topic][channel]}
                  isDisabled={!isReady || !canChoose(topic, channel)}
                  onToggle={() => choose(topic, channel)}
                />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-3 pr-2 text-left font-normal">
            <span className="block font-bold text-16">大切なお知らせ</span>
            <span className="block text-13 text-sub">ログインや安全に関わるもの、規約の変更です。停止できません。</span>
          </th>
          <td className="px-1 py-3 text-center text-13 text-sub">いつも</td>
          <td className="px-1 py-3 text-center text-13 text-sub">
            <span aria-hidden="true">—</span>
            <span className="sr-only">届きません</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
